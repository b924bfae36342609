import { expect, test } from 'vitest';
import { readLongText, readPieces } from './long-text.ts';

test('paragraphs, headings and lists', () => {
  const text =
    'One line\nstill the same.\n\n## A heading\nAfter it.\n- first\n- second\nNo item any more.\n\n\nThe end.';
  expect(readLongText(text)).toEqual([
    { kind: 'paragraph', text: 'One line still the same.' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'paragraph', text: 'After it.' },
    { kind: 'list', items: ['first', 'second'] },
    { kind: 'paragraph', text: 'No item any more.' },
    { kind: 'paragraph', text: 'The end.' },
  ]);
  expect(readLongText(' \n\n')).toEqual([]);
});

test('markup stays text', () => {
  expect(readLongText('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ]);
});

test('makes addresses in a line pressable, without any part of the sentence around them', () => {
  expect(readPieces('See https://candor.example/a?b=1. Or write to support@candor.example, please.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://candor.example/a?b=1' },
    { kind: 'text', text: '. Or write to ' },
    { kind: 'mail', text: 'support@candor.example' },
    { kind: 'text', text: ', please.' },
  ]);
  expect(readPieces('javascript:alert(1) http://x.example')).toEqual([
    { kind: 'text', text: 'javascript:alert(1) http://x.example' },
  ]);
});
