// The wire schema as a judge of messages: fixtures that do not fit it prove nothing.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';

const schema = JSON.parse(readFileSync('../schema/wire.schema.json', 'utf8')) as {
    $defs: Record<string, unknown>;
};
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(schema, 'wire');

export const kinds = (direction: 'ToClient' | 'ToServer'): string[] =>
    (schema.$defs[direction] as { anyOf: { $ref: string }[] }).anyOf.map(
        ({ $ref }) => $ref.split('/').at(-1) ?? '',
    );

export function fits(definition: string, message: unknown): void {
    const judge = ajv.compile({ $ref: `wire#/$defs/${definition}` });
    const fine = judge(message);
    expect(fine, `${definition}: ${ajv.errorsText(judge.errors)} in ${JSON.stringify(message)}`).toBe(true);
}
