import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type Piece, problemsOf, readMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('paragraphs, headings, lists, emphasis, quotations and code', () => {
  const source =
    'One line\nstill the *same*.\n\n## A heading\nAfter it.\n\n- first\n- **second**\n\n1. one\n\n> said\n\n```\na < b\n```\n\n---';
  expect(readMarkdown(source)).toEqual([
    { kind: 'paragraph', pieces: [text('One line still the '), { kind: 'em', pieces: [text('same')] }, text('.')] },
    { kind: 'heading', pieces: [text('A heading')] },
    { kind: 'paragraph', pieces: [text('After it.')] },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        [{ kind: 'paragraph', pieces: [text('first')] }],
        [{ kind: 'paragraph', pieces: [{ kind: 'strong', pieces: [text('second')] }] }],
      ],
    },
    { kind: 'list', isNumbered: true, items: [[{ kind: 'paragraph', pieces: [text('one')] }]] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', pieces: [text('said')] }] },
    { kind: 'code', text: 'a < b' },
    { kind: 'rule' },
  ]);
  expect(readMarkdown(' \n\n')).toEqual([]);
});

test('addresses in a line can be pressed, without any part of the sentence around them', () => {
  const pressed = (kind: 'link' | 'mail', address: string) => ({ kind, address, pieces: [text(address)] });
  expect(readMarkdown('See https://candor.example/a_b_c?b=1. Or write to support@candor.example, please。')).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        text('See '),
        pressed('link', 'https://candor.example/a_b_c?b=1'),
        text('. Or write to '),
        pressed('mail', 'support@candor.example'),
        text(', please。'),
      ],
    },
  ]);
});

test('links go to the web by https, to mail and to pages of the app; pictures are ours', () => {
  const hash = 'a'.repeat(64);
  const source = `[web](https://a.example) [mail](mailto:a@b.example) [page](/pages/fund/assets?x=1) ![plan](/media/${hash})`;
  const [block] = readMarkdown(source);
  expect(block?.kind === 'paragraph' && block.pieces.filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'link', address: 'https://a.example', pieces: [text('web')] },
    { kind: 'mail', address: 'a@b.example', pieces: [text('mail')] },
    { kind: 'page', address: '/pages/fund/assets?x=1', pieces: [text('page')] },
    { kind: 'picture', address: `/media/${hash}`, text: 'plan' },
  ]);
  expect(problemsOf(source)).toEqual([]);
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick=x>b</b>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](http://evil.example)',
  '[x](/pages/../../api/x)',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/a.png)',
  '![x](/media/abc)',
];

test.each(attacks)('%s leaves no address, and its writer hears of it', (source) => {
  expect(problemsOf(source).length).toBeGreaterThan(0);
  expect(addressesIn(readMarkdown(source)).filter((address) => !isSafe(address))).toEqual([]);
});

test('no mixture of pieces makes an unsafe address', () => {
  const parts = [
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    '`',
    '*',
    '\n',
    ' ',
    '"',
    '\\',
    '&#58;',
    ':',
    'javascript:',
    'java\tscript:',
    'x',
    'https://a.example/',
    ...attacks,
  ];
  const source = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 })), { maxLength: 10 });
  fc.assert(
    fc.property(source, (pieces) => {
      expect(addressesIn(readMarkdown(pieces.join(''))).filter((address) => !isSafe(address))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

function isSafe(address: string): boolean {
  return /^(?:https:\/\/[^\s"<>]+|[\w.+-]+@[\w.-]+|\/pages\/[\w/?=&%.-]+|\/media\/[\da-f]{64})$/i.test(address);
}

function addressesIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'list') return block.items.flatMap(addressesIn);
    if (block.kind === 'quote') return addressesIn(block.blocks);
    return 'pieces' in block ? block.pieces.flatMap(addressesOf) : [];
  });
}

function addressesOf(piece: Piece): readonly string[] {
  const own = 'address' in piece ? [piece.address] : [];
  return 'pieces' in piece ? [...own, ...piece.pieces.flatMap(addressesOf)] : own;
}
