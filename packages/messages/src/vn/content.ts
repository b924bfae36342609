import type { content as english } from '../en/content.ts';
import type { SameTexts } from '../same-texts.ts';

export const content: SameTexts<typeof english> = {
  article: 'Bài viết',
  news: 'Tin tức',
  faq: 'Câu hỏi thường gặp',
  faqSearch: 'Tìm câu hỏi',
  noAnswers: 'Không có câu hỏi nào khớp “{text}”',
  aboutUs: 'Giới thiệu',
  contactUs: 'Liên hệ',
  compliance: 'Tuân thủ vận hành',
  published: 'Đăng {time}',
  updated: 'Cập nhật {time}',
  webView: 'Trang web',
  leaving: 'Bạn sắp chuyển đến {host}',
  openOutside: 'Mở',
};
