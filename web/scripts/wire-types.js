// Makes src/wire/types.gen.ts from the one schema of the wire. Run by npm before build, check and test.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const schema = JSON.parse(readFileSync(here('../../schema/wire.schema.json'), 'utf8'));
const types = await compile(schema, 'Wire', {
    additionalProperties: false,
    bannerComment: '// Generated from schema/wire.schema.json by scripts/wire-types.mjs.',
    format: false,
    ignoreMinAndMaxItems: true,
});
writeFileSync(here('../src/wire/types.gen.ts'), types);
