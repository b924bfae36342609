import type { content as english } from '../en/content.ts';
import type { SameTexts } from '../same-texts.ts';

export const content: SameTexts<typeof english> = {
  faqSearch: 'Tìm câu hỏi',
  noAnswers: 'Không có câu hỏi nào khớp “{text}”',
  askUs: 'Liên hệ với chúng tôi',
  noNews: 'Chưa có tin tức',
  noArticle: 'Không có bài viết này',
  noArticleText: 'Có thể bài đã được gỡ xuống hoặc liên kết không đầy đủ.',
  allNews: 'Tất cả tin tức',
  published: 'Đăng {time}',
  updated: 'Cập nhật {time}',
  linkCopied: 'Đã sao chép liên kết',
  shareFailed: 'Không chia sẻ được ở đây.',
  channels: 'Kênh liên hệ',
  copyChannel: 'Sao chép {name}',
  leavingTitle: 'Bạn sắp rời Candor',
  leavingText: 'Trang này thuộc về {host}. Chúng tôi không kiểm soát nội dung của trang. Trang mở trong thẻ mới.',
  ownSite: 'Trang này của chúng tôi mở trong thẻ mới.',
  openOutside: 'Mở trong thẻ mới',
  stay: 'Ở lại đây',
  refusedTitle: 'Địa chỉ này không được mở',
  refused: {
    unreadable: 'Đây không phải là địa chỉ trang web.',
    scheme: 'Chỉ mở địa chỉ bắt đầu bằng https://.',
    disguised: 'Cách viết của địa chỉ che giấu nơi nó dẫn đến.',
    stranger: '{host} không nằm trong danh sách trang mà ứng dụng này mở.',
  },
  neverAsk: 'Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn trên trang khác.',
};
