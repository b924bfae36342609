import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { constantImports } from './constant-imports.ts';

type Transform = (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | undefined;

const transform = constantImports().transform as unknown as Transform;
const changed = (code: string, id = '/project/packages/one/src/one.ts') =>
  transform.call({ parse: parseAst }, code, id)?.code;

test('names of the project’s modules become constants, on the lines where they were', () => {
  const code =
    "import {\n  one,\n  two as second,\n} from './other.ts';\nimport first from '@candor/kernel';\none(second);\n";
  expect(changed(code)).toBe(
    'import * as __own_0 from "./other.ts"; const { "one": one, "two": second } = __own_0;\n\n\n\n' +
      'import * as __own_1 from "@candor/kernel"; const { "default": first } = __own_1;\none(second);\n',
  );
});

test('libraries, whole modules, side effects, other files and libraries’ own code stay as they are', () => {
  for (const code of [
    "import { z } from 'zod';\nz();\n",
    "import * as all from './all.ts';\nall.one();\n",
    "import './effect.ts';\n",
    "import styles from './one.css';\nstyles();\n",
    "import data from './one.json' with { type: 'json' };\ndata();\n",
    "export { one } from './one.ts';\n",
  ]) {
    expect(changed(code), code).toBeUndefined();
  }
  expect(changed("import { one } from './one.mjs';\n", '/project/node_modules/one/index.mjs')).toBeUndefined();
});
