import { expect, test } from 'vitest';
import { isContactNickname, isLegalName, isNickname, isSignature, normalText } from './profile-rules.ts';

const [zeroWidth, rightToLeft, noBreak] = ['\u200b', '\u202e', '\u00a0'];
const [acute, selector, filler] = ['\u0301', '\ufe0f', '\u3164'];

test.each([
  ['An', true],
  ['Nguyễn', true],
  ['中本聪', true],
  ['𠮷野家𠮷野家𠮷野家𠮷', true],
  ['Ｃａｎ', true],
  ['ten1234567', true],
  ['A', false],
  ['elevenchars', false],
  ['two words', false],
  ['a_b', false],
  ['<b>x</b>', false],
  ['😀😀', false],
  [`a${zeroWidth}b`, false],
  [`ab${rightToLeft}`, false],
  ['раураl', false],
  ['ᴀᴅᴍɪɴ', false],
  ['ɑdmin', false],
  ['ŁódźØæß', true],
  ['Lǚ Bù', false],
  ['LǚBù', true],
  ['Nguye\u0302\u0303n', true],
  [`a${acute}${acute}b`, false],
  [`ok${selector}`, false],
])('nickname %j: %s', (typed, expected) => {
  expect(isNickname(normalText(typed))).toBe(expected);
});

test.each([
  ['0912345678', true],
  ['zalo091234', true],
  ['zaloCandor', true],
  ['tele24', true],
  ['tg8899', true],
  ['vx12345', true],
  ['微信candor1', true],
  ['an12345', true],
  ['o9l2345678', true],
  ['零九一二三四五', true],
  ['An2024', false],
  ['Gonzalo', false],
  ['Nguyễn', false],
  ['Telemann', false],
  ['btc60000', true],
  ['中本聪', false],
  ['一二三', false],
  ['Caroline24', false],
])('nickname %j is a contact: %s', (typed, expected) => {
  expect(isNickname(typed)).toBe(true);
  expect(isContactNickname(normalText(typed))).toBe(expected);
});

test.each([
  ['Buy low, sell high!', true],
  ['Mua thấp, bán cao…', true],
  ['低买高卖，长期持有。', true],
  [`a${noBreak}b`, true],
  ['x', false],
  ['x'.repeat(31), false],
  ['<img src=x onerror=alert(1)>', false],
  ['a"b', false],
  [`ab${rightToLeft}cd`, false],
  [`ab${zeroWidth}cd`, false],
  ['𠮷'.repeat(30), true],
  ['𠮷'.repeat(31), false],
  ['to the moon 🚀', false],
])('signature %j: %s', (typed, expected) => {
  expect(isSignature(normalText(typed))).toBe(expected);
});

test.each([
  ['Nguyễn Văn An', true],
  ["Seán O'Brien-Smith", true],
  ['张伟', true],
  ['Мария', true],
  ['A', false],
  ['Robert2', false],
  ['<script>', false],
  ['', false],
  [`An${filler}Bo`, false],
  [`An${selector}`, false],
  [`An${zeroWidth}`, false],
  [`${rightToLeft}An`, false],
])('name %j: %s', (typed, expected) => {
  expect(isLegalName(normalText(typed))).toBe(expected);
});
