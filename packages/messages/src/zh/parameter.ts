import type { parameter as english } from '../en/parameter.ts';
import type { SameTexts } from '../same-texts.ts';

export const parameter: SameTexts<typeof english> = {
  missing: '{field}：此项必填。',
  invalid: '{field}：值无效。',
  not_text: '{field}：请输入单个文本。',
  not_a_number: '{field}：请输入整数。',
  not_an_amount: '{field}：请输入如 0.5 的小数，不含符号、空格或千位分隔符。',
  not_a_time: '{field}：请输入自 1970 年起的毫秒时间。',
  not_in_list: '{field}：不在允许的取值之内。',
  not_one_of: '{field}：只能是以下取值之一：{words}。',
  not_a_request_id: '{field}：请使用 8 至 64 个字母、数字、“-”或“_”。',
  not_a_code: '{field}：验证码须为六位数字。',
  not_a_symbol: '{field}：请输入如 BTC/USDT 的交易对。',
  not_lots: '{field}：请输入手数，最多两位小数，如 1.5。',
  not_a_hash: '{field}：请输入条款哈希的 64 位十六进制字符。',
  not_a_list: '{field}：请输入列表，各项以“,”分隔，每项内以“:”分隔。',
  out_of_range: '{field}：数值超出范围。',
  too_short: '{field}：内容过短。',
  too_long: '{field}：内容过长。',
  unknown: '{field}：此接口没有该字段，请检查拼写。',
  nothing: '{field}：请省略该字段，不要发送 null。',
};
