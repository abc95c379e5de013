/**
 * Runs inside the sandbox: checks each document of a YAML, JSON or TOML file against a JSON schema.
 *   node validate.mjs deployment.yaml deployment.schema.json
 */
import fs from 'node:fs';
import path from 'node:path';

import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';

const [, , file, schemaFile] = process.argv;

function documentsOf(text) {
  if (file.endsWith('.toml')) return [parseToml(text)];
  if (file.endsWith('.json')) return [JSON.parse(text)];
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

const schema = JSON.parse(fs.readFileSync(schemaFile, 'utf8'));
const Validator = String(schema.$schema).includes('2020-12') ? Ajv2020 : Ajv;
const validate = new Validator({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
let failed = false;
for (const [index, document] of documentsOf(fs.readFileSync(file, 'utf8')).entries()) {
  const name = index === 0 ? file : `${file}, document ${index + 1}`;
  if (validate(document)) {
    console.log(`${name}: valid against ${path.basename(schemaFile)}`);
    continue;
  }
  failed = true;
  for (const { instancePath, message, params } of validate.errors) {
    const detail = params.additionalProperty ?? params.allowedValues?.join(', ') ?? '';
    console.log(`${name}: ${instancePath || '/'} ${message}${detail && ` (${detail})`}`);
  }
}
process.exitCode = failed ? 1 : 0;
