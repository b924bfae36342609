import type { ContentTexts } from '../shapes.ts';

export const faqGroups: ContentTexts['faqGroups'] = {
  start: 'Bắt đầu',
  trading: 'Giao dịch',
  funds: 'Tài sản và sao kê',
  security: 'Bảo mật',
  practice: 'Chế độ luyện tập',
};

export const faq: ContentTexts['faq'] = {
  what_is: {
    question: 'Candor là gì?',
    answer:
      'Là sàn giao dịch minh bạch từng bước. Bạn giao dịch trong sổ lệnh công khai, và mọi biến động tài sản của bạn đều đọc được dưới dạng bút toán trong lịch sử.',
  },
  register: {
    question: 'Mở tài khoản như thế nào?',
    answer:
      'Chọn Đăng ký, nhập địa chỉ email hoặc số điện thoại, lấy mã xác minh rồi nhập mã cùng mật khẩu dài hơn sáu ký tự. Mã mời không bắt buộc.',
  },
  no_code: {
    question: 'Tôi không nhận được mã thì làm sao?',
    answer:
      'Hãy xem thư mục thư rác và kiểm tra lại địa chỉ hoặc mã vùng. Sau 60 giây bạn có thể yêu cầu mã mới; mỗi địa chỉ nhận tối đa năm mã một ngày. Nếu bạn đã có tài khoản, khi đăng ký bạn sẽ nhận lời nhắc thay vì mã.',
  },
  languages: {
    question: 'Đổi ngôn ngữ và giao diện ở đâu?',
    answer:
      'Trong Cài đặt. Ngôn ngữ, giao diện sáng tối, định dạng số và màu tăng giảm thay đổi ngay, không cần tải lại trang.',
  },
  limit_or_market: {
    question: 'Lệnh giới hạn và lệnh thị trường khác nhau thế nào?',
    answer:
      'Lệnh giới hạn nêu mức giá xấu nhất bạn chấp nhận và chờ trong sổ cho đến khi có người khớp. Lệnh thị trường khớp ngay ở giá tốt nhất đang có, trong giới hạn trượt giá 1% nếu bạn không đặt mức khác.',
  },
  stop_orders: {
    question: 'Lệnh dừng và lệnh chốt lời hoạt động ra sao?',
    answer:
      'Chúng chờ bên ngoài sổ cho đến khi giá chỉ số chạm giá kích hoạt của bạn, rồi chạy như lệnh thị trường hoặc lệnh giới hạn. Trước lúc đó người khác không nhìn thấy.',
  },
  oco: {
    question: 'Lệnh OCO là gì?',
    answer:
      'Là một lệnh giới hạn và một lệnh dừng buộc vào nhau: lệnh này chạy thì lệnh kia bị hủy. Số dư chỉ bị đóng băng một lần cho cả hai.',
  },
  fees: {
    question: 'Mỗi giao dịch tốn bao nhiêu phí?',
    answer:
      'Phí giao ngay tiêu chuẩn là 0,10% cho cả maker và taker, trừ vào phần bạn nhận. Số phí chính xác hiện ra trước khi bạn xác nhận. Chuyển quỹ giữa các tài khoản của bạn là miễn phí.',
  },
  unfilled: {
    question: 'Vì sao lệnh thị trường của tôi chỉ khớp một phần?',
    answer:
      'Vì phần còn lại của sổ có giá xấu hơn giới hạn trượt giá của bạn. Phần chưa khớp hết hiệu lực và số dư tương ứng được giải phóng. Lý do được ghi trên lệnh.',
  },
  price_moved: {
    question: 'Vì sao lệnh giới hạn của tôi khớp ở giá tốt hơn?',
    answer:
      'Giao dịch diễn ra ở giá của lệnh có trong sổ trước. Nếu giá đó tốt hơn mức của bạn thì phần lợi thuộc về bạn.',
  },
  account_types: {
    question: 'Bốn loại tài khoản dùng để làm gì?',
    answer:
      'Pháp định giữ các đồng tiền, Giao ngay để giao dịch coin và cổ phiếu, Hợp đồng cho vị thế đòn bẩy, Quyền chọn cho giao dịch theo thời hạn. Mỗi loại hiển thị số khả dụng và số đóng băng của từng tài sản.',
  },
  transfer: {
    question: 'Chuyển tiền giữa các tài khoản của tôi thế nào?',
    answer: 'Dùng Chuyển quỹ trong mục Tài sản. Có hiệu lực ngay và miễn phí.',
  },
  convert: {
    question: 'Quy đổi hoạt động ra sao?',
    answer:
      'Bạn nhận một báo giá ghi rõ tỷ giá, chênh lệch và phí. Báo giá có hiệu lực 15 giây và dùng được một lần. Hết giờ, bạn nhận báo giá mới để xác nhận; giá không bao giờ âm thầm thay đổi.',
  },
  statement: {
    question: 'Tôi xem lịch sử ở đâu?',
    answer:
      'Trong mục Tài sản, chọn một tài sản hoặc mục Lịch sử. Mỗi dòng là một bút toán của sổ cái kèm thời điểm, số lượng và lý do.',
  },
  frozen: {
    question: 'Vì sao một phần số dư của tôi bị đóng băng?',
    answer:
      'Lệnh chờ giữ đúng phần nó cần để lúc nào cũng khớp được. Phần này được giải phóng ngay khi lệnh khớp xong, bị hủy hoặc hết hiệu lực.',
  },
  forgot_password: {
    question: 'Tôi quên mật khẩu.',
    answer:
      'Chọn “Quên mật khẩu” ở trang đăng nhập và nhập mã chúng tôi gửi. Sau đó mọi thiết bị đều bị đăng xuất. Dù địa chỉ có tài khoản hay không, câu trả lời đều như nhau, nên nếu không nhận được gì, hãy kiểm tra lại chính tả.',
  },
  other_devices: {
    question: 'Làm sao đăng xuất khỏi thiết bị bị mất?',
    answer:
      'Đặt lại mật khẩu bằng “Quên mật khẩu” ở trang đăng nhập: mọi phiên trên mọi thiết bị kết thúc ngay lập tức.',
  },
  asked_for_code: {
    question: 'Có người hỏi mã xác minh của tôi.',
    answer:
      'Đừng đưa cho bất kỳ ai. Chúng tôi không bao giờ hỏi mã, dù qua điện thoại hay trò chuyện. Ai có mã là có thể thao tác thay bạn.',
  },
  real_money: {
    question: 'Chế độ luyện tập có tiền thật không?',
    answer:
      'Không. Tiền luyện tập không có giá trị, không mua và không rút được. Ai trả tiền cho bạn để lấy nó, hoặc đòi tiền của bạn, là đang lừa bạn.',
  },
  where_prices: {
    question: 'Giá ở chế độ luyện tập từ đâu ra?',
    answer:
      'Từ một bộ mô phỏng dựa trên một số khởi tạo (seed) và không biết gì về khách hàng. Đó không phải giá thị trường và không dự báo giá nào.',
  },
  claim: {
    question: 'Làm sao nhận thêm tiền luyện tập?',
    answer: 'Nhận trong mục Tài sản, mỗi ngày một lần cho từng loại tài sản được cấp.',
  },
};
