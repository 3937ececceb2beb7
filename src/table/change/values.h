// How the values that changes are made of are written and read.
#pragma once

#include "base/json_out.h"
#include "notation/field_reader.h"
#include "table/change.h"

namespace scoville::table {

inline void write_value(JsonOut& out, const std::string& value) { out.text(value); }
inline void write_value(JsonOut& out, bool value) { out.boolean(value); }
inline void write_value(JsonOut& out, Seat value) { out.number(value); }
inline void write_value(JsonOut& out, int value) { out.number(value); }
inline void write_value(JsonOut& out, Millis value) { out.number(value); }
inline void write_value(JsonOut& out, Why value) { out.number(static_cast<int>(value)); }
void write_value(JsonOut& out, const Settings& value);
void write_value(JsonOut& out, const std::vector<Seat>& value);
void write_value(JsonOut& out, const std::vector<Entrant>& value);
void write_value(JsonOut& out, const std::vector<Sealed>& value);
void write_value(JsonOut& out, const std::vector<fair::Entropy>& value);
void write_value(JsonOut& out, const Pledges& value);

using notation::FieldReader;
void read_value(const FieldReader& from, std::string_view name, std::string& value);
void read_value(const FieldReader& from, std::string_view name, bool& value);
void read_value(const FieldReader& from, std::string_view name, Seat& value);
void read_value(const FieldReader& from, std::string_view name, int& value);
void read_value(const FieldReader& from, std::string_view name, Millis& value);
void read_value(const FieldReader& from, std::string_view name, Why& value);
void read_value(const FieldReader& from, std::string_view name, Settings& value);
void read_value(const FieldReader& from, std::string_view name, std::vector<Seat>& value);
void read_value(const FieldReader& from, std::string_view name, std::vector<Entrant>& value);
void read_value(const FieldReader& from, std::string_view name, std::vector<Sealed>& value);
void read_value(const FieldReader& from, std::string_view name, Pledges& value);

}  // namespace scoville::table
