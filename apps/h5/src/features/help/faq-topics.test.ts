import { expect, test } from 'vitest';
import { topicsOf } from './faq-topics.ts';

const rows = [
  { faqId: 1, topic: 'Bắt đầu', question: 'Đăng ký thế nào?', answer: 'Chọn Đăng ký.' },
  { faqId: 2, topic: 'Giao dịch', question: 'Phí bao nhiêu?', answer: '0,10 %.' },
  { faqId: 3, topic: 'Bắt đầu', question: 'Không nhận được mã?', answer: 'Xem thư rác.' },
];
const found = (sought: string) =>
  topicsOf(rows, sought).map(({ topic, rows: at }) => [topic, at.map((row) => row.faqId)]);

test('groups by topic and searches without marks, in answers too', () => {
  expect(found('')).toEqual([
    ['Bắt đầu', [1, 3]],
    ['Giao dịch', [2]],
  ]);
  expect(found('dang ky')).toEqual([['Bắt đầu', [1]]]);
  expect(found('  RÁC ')).toEqual([['Bắt đầu', [3]]]);
  expect(found('phí rác')).toEqual([]);
});
