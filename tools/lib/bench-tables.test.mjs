import { expect, test } from 'vitest';
import { figureOf, medianOf, tablesOf } from './bench-tables.mjs';

const printed = `✓ bundled bench/main.ts 2.6 s

The whole core, one thread
                             measured   against, same run  ratio  target
---------------------------  ---------  -----------------  -----  ----------  ------
commands                     71.3 k/s                             >= 300 k/s  missed
bytes of events per command  141
refused                      36 of 300

Recovery, load from the same machine (4.9)
         measured  against, same run  ratio  target
-------  --------  -----------------  -----  ------  --
restart  0.48 s
`;

test('reads the tables that a bench prints', () => {
  expect(tablesOf(printed)).toEqual([
    {
      title: 'The whole core, one thread',
      rows: [
        { what: 'commands', value: '71.3 k/s', goal: '>= 300 k/s' },
        { what: 'bytes of events per command', value: '141', goal: '' },
        { what: 'refused', value: '36 of 300', goal: '' },
      ],
    },
    { title: 'Recovery, load from the same machine', rows: [{ what: 'restart', value: '0.48 s', goal: '' }] },
  ]);
});

test('reads figures with their unit and passes words over', () => {
  const cells = ['71.3 k/s', '9.9 M/s', '0.48 s', '12 ms', '58 µs', '1,024', '36 of 300', 'no gap'];
  expect(cells.map(figureOf)).toEqual([71_300, 9_900_000, 480, 12, 0.058, 1024, undefined, undefined]);
});

test('takes the middle of an odd count', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
});
