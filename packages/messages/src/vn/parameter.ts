import type { parameter as english } from '../en/parameter.ts';
import type { SameTexts } from '../same-texts.ts';

export const parameter: SameTexts<typeof english> = {
  missing: '{field}: trường này là bắt buộc.',
  invalid: '{field}: giá trị không hợp lệ.',
  not_text: '{field}: hãy nhập một đoạn văn bản.',
  not_a_number: '{field}: hãy nhập số nguyên.',
  not_an_amount: '{field}: hãy nhập số thập phân như 0.5, không dấu, không khoảng trắng, không phân cách hàng nghìn.',
  not_a_time: '{field}: hãy nhập thời gian tính bằng mili giây từ năm 1970.',
  not_in_list: '{field}: không nằm trong các giá trị cho phép.',
  not_one_of: '{field}: chỉ nhận một trong các giá trị {words}.',
  not_a_request_id: '{field}: dùng 8 đến 64 chữ cái, chữ số, “-” hoặc “_”.',
  not_a_code: '{field}: mã xác minh gồm đúng sáu chữ số.',
  not_a_symbol: '{field}: hãy nhập một cặp như BTC/USDT.',
  not_lots: '{field}: hãy nhập số lot với tối đa hai chữ số thập phân, ví dụ 1.5.',
  not_a_hash: '{field}: hãy nhập mã băm của điều khoản gồm 64 ký tự thập lục phân.',
  not_a_list: '{field}: hãy nhập danh sách, các mục cách nhau bằng “,” và các phần của mỗi mục bằng “:”.',
  out_of_range: '{field}: số nằm ngoài phạm vi cho phép.',
  too_short: '{field}: nội dung quá ngắn.',
  too_long: '{field}: nội dung quá dài.',
  unknown: '{field}: lệnh gọi này không có trường như vậy. Hãy kiểm tra cách viết.',
  nothing: '{field}: hãy bỏ trường này đi thay vì gửi null.',
};
