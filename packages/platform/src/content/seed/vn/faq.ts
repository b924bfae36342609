import type { ContentTexts } from '../shapes.ts';

export const faqGroups: ContentTexts['faqGroups'] = {
  start: 'Bắt đầu',
  trading: 'Giao dịch',
  funds: 'Tài sản và sao kê',
  payments: 'Nạp và rút tiền',
  identity: 'Danh tính và quốc gia',
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
      'Chọn Đăng ký, nhập địa chỉ email hoặc số điện thoại, lấy mã xác minh rồi nhập mã cùng mật khẩu dài hơn sáu ký tự và không dễ đoán. Mã mời không bắt buộc.',
  },
  no_code: {
    question: 'Tôi không nhận được mã thì làm sao?',
    answer:
      'Hãy xem thư mục thư rác và kiểm tra lại địa chỉ email hoặc mã vùng. Sau 60 giây bạn có thể yêu cầu mã mới; mỗi email hoặc số điện thoại nhận tối đa năm mã một ngày. Nếu bạn đã có tài khoản, khi đăng ký bạn sẽ nhận lời nhắc thay vì mã.\n\nNếu trang có liên kết đến hộp thư đi thì mã nằm ở đó.',
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
      'Là một lệnh giới hạn và một lệnh dừng liên kết với nhau: lệnh này khớp hoặc kích hoạt thì lệnh kia bị hủy. Số dư chỉ bị đóng băng một lần cho cả hai.',
  },
  fees: {
    question: 'Mỗi giao dịch tốn bao nhiêu phí?',
    answer:
      'Phí giao ngay tiêu chuẩn là 0.10%, trừ vào phần bạn nhận. Lệnh chờ trong sổ trả ít hơn, và mức phí của bạn giảm theo khối lượng giao dịch trong 30 ngày gần nhất. Số phí chính xác hiện ra trước khi bạn xác nhận. Chuyển quỹ giữa các tài khoản của bạn là miễn phí.',
  },
  unfilled: {
    question: 'Vì sao lệnh thị trường của tôi chỉ khớp một phần?',
    answer:
      'Vì phần còn lại của sổ vượt giới hạn trượt giá của bạn. Phần chưa khớp hết hiệu lực và số dư tương ứng được giải phóng. Lý do được ghi trên lệnh.',
  },
  price_moved: {
    question: 'Vì sao lệnh giới hạn của tôi khớp ở giá tốt hơn?',
    answer:
      'Giao dịch diễn ra ở giá của lệnh có trong sổ trước. Nếu giá đó tốt hơn mức của bạn thì phần lợi thuộc về bạn.',
  },
  account_types: {
    question: 'Bốn loại tài khoản dùng để làm gì?',
    answer:
      'Pháp định giữ các đồng tiền, Giao ngay để giao dịch coin, Hợp đồng cho vị thế đòn bẩy với coin và cổ phiếu, Quyền chọn cho quyền chọn theo thời hạn. Mỗi loại hiển thị số khả dụng và số đóng băng của từng tài sản.',
  },
  transfer: {
    question: 'Chuyển tiền giữa các tài khoản của tôi thế nào?',
    answer: 'Dùng Chuyển quỹ trong mục Tài sản. Có hiệu lực ngay và miễn phí.',
  },
  convert: {
    question: 'Quy đổi hoạt động ra sao?',
    answer:
      'Bạn nhận một báo giá ghi rõ tỷ giá, chênh lệch và phí. Báo giá có hiệu lực 8 giây và dùng được một lần. Hết giờ hoặc khi giá biến động quá xa, bạn nhận báo giá mới để xác nhận; giá không bao giờ âm thầm thay đổi.',
  },
  statement: {
    question: 'Tôi xem lịch sử ở đâu?',
    answer:
      'Trong mục Tài sản, chọn một tài sản hoặc mục Lịch sử. Mỗi dòng là một bút toán của sổ cái kèm thời điểm, số lượng và lý do. Sao kê dạng tệp CSV hoặc PDF ở Cài đặt, mục “Sao kê”.',
  },
  frozen: {
    question: 'Vì sao một phần số dư của tôi bị đóng băng?',
    answer:
      'Lệnh chờ, ký quỹ của hợp đồng, tiền đặt của quyền chọn hoặc lệnh rút đang xử lý giữ đúng phần mà nó cần. Chạm vào coin trong mục Tài sản để xem khoản nào. Phần này được giải phóng ngay khi khoản đó kết thúc.',
  },
  forgot_password: {
    question: 'Tôi quên mật khẩu.',
    answer:
      'Chọn “Quên mật khẩu?” ở trang đăng nhập và nhập mã chúng tôi gửi. Sau đó mọi thiết bị đều bị đăng xuất và bạn tạm thời không rút tiền được; lần đăng nhập kế tiếp vẫn cần xác thực hai yếu tố. Dù email hay số điện thoại có tài khoản hay không, câu trả lời đều như nhau, nên nếu không nhận được gì, hãy kiểm tra xem có gõ nhầm không.',
  },
  other_devices: {
    question: 'Làm sao đăng xuất khỏi thiết bị bị mất?',
    answer:
      'Vào Cài đặt, “Bảo mật”, “Thiết bị và phiên đăng nhập”: ở đó bạn đăng xuất một thiết bị hoặc mọi thiết bị khác ngay lập tức.\n\nNếu không còn đăng nhập được ở đâu, “Quên mật khẩu?” ở trang đăng nhập kết thúc mọi phiên trên mọi thiết bị. Nếu điện thoại bị mất có phương thức xác thực hai yếu tố của bạn, hãy gỡ cả phương thức đó.',
  },
  asked_for_code: {
    question: 'Có người hỏi mã xác minh của tôi.',
    answer:
      'Đừng đưa cho bất kỳ ai, mật khẩu, mật khẩu thanh toán hay mã khôi phục cũng vậy. Chúng tôi không bao giờ hỏi những thứ này, dù qua điện thoại hay trò chuyện. Ai có chúng là có thể thao tác thay bạn.',
  },
  real_money: {
    question: 'Chế độ luyện tập có tiền thật không?',
    answer:
      'Không. Tiền luyện tập không có giá trị và không mua được. Bạn có thể thử nạp và rút, nhưng qua một chuỗi luyện tập và một hệ thống mô phỏng: không có gì có giá trị rời khỏi đây. Ai trả tiền cho bạn để lấy nó, hoặc đòi tiền của bạn, là đang lừa bạn.',
  },
  where_prices: {
    question: 'Giá ở chế độ luyện tập từ đâu ra?',
    answer:
      'Từ một bộ mô phỏng dựa trên một số khởi tạo (seed) và không biết gì về khách hàng. Đó không phải giá thị trường và không dự báo giá nào.',
  },
  claim: {
    question: 'Làm sao nhận thêm tiền luyện tập?',
    answer:
      'Nhận trong mục Tài sản, mỗi ngày một lần cho từng loại tài sản được cấp. Hoặc nạp thêm: ở trang luyện tập, trang nạp của mạng được theo dõi tự động có nút “Gửi tiền luyện tập”.',
  },
  practice_payments: {
    question: 'Thử nạp và rút tiền ở chế độ luyện tập thế nào?',
    answer:
      'Chọn Nạp, chọn coin và mạng ERC20, rồi “Gửi tiền luyện tập”: chuỗi luyện tập gửi một khoản đến địa chỉ của bạn, và bạn xem từng xác nhận.\n\nMuốn rút, bạn cần danh tính đã xác minh, mật khẩu thanh toán và xác thực hai yếu tố, như khi dùng thật. Việc gì cần nhân viên quyết định thì một hệ thống mô phỏng làm thay sau vài giây.\n\nĐừng bao giờ gửi coin thật đến địa chỉ hiện ở đây: không ai trả lại được.',
  },
  deposit_missing: {
    question: 'Khoản nạp của tôi chưa đến.',
    answer:
      'Khoản nạp qua chuỗi được ghi có khi đủ số xác nhận ghi trên trang nạp; trước lúc đó khoản này nằm ở mục “Đang đến” của trang ấy.\n\nNếu không thấy, chọn “Tìm khoản nạp” trên cùng trang và nhập mã giao dịch: bạn sẽ biết khoản đó đã vào khối chưa, có phải đi qua mạng khác, hay không chuyển vào địa chỉ của bạn.\n\nKhoản dưới mức tối thiểu không bị mất: khoản đó chờ đến khi các khoản nạp của bạn qua mạng này cộng lại đạt mức tối thiểu.',
  },
  wrong_network: {
    question: 'Tôi đã gửi nhầm mạng hoặc nhầm coin.',
    answer:
      'Giao dịch trên chuỗi không thể đảo ngược. “Tìm khoản nạp” cho biết khoản đó có đến địa chỉ của bạn không. Chúng tôi không ghi có được token khác với token ghi trên trang; hãy giữ mã giao dịch và viết cho chúng tôi. Đừng bao giờ trả tiền cho người hứa lấy lại coin.',
  },
  i_have_paid: {
    question: 'Khi nào cần “Tôi đã chuyển”?',
    answer:
      'Khi chuyển khoản ngân hàng và với những mạng mà trang nạp ghi là xử lý thủ công. Ở đó nhân viên tìm khoản tiền của bạn: hãy cho biết số tiền, nơi bạn chuyển đi và thêm ảnh biên lai. Chỉ thông báo thì chưa được ghi có. Thường mất dưới 24 giờ, ở trang luyện tập dưới một phút.',
  },
  withdrawal_states: {
    question: 'Lệnh rút của tôi đi qua những bước nào, mất bao lâu?',
    answer:
      'Trang của lệnh rút cho thấy từng bước: đã yêu cầu (bạn vẫn hoàn tác được), nhân viên xét duyệt nếu số tiền lớn, đã duyệt, đã ký, đã gửi, đã xác nhận.\n\nNếu lệnh ở bước “Tạm giữ” thì bảo mật vừa được thay đổi hoặc tài khoản đang được xem xét; bước đó ghi rõ đến khi nào. Mạng và ngân hàng xử lý thủ công có thể mất vài giờ, ngân hàng của bạn có thể thêm một đến ba ngày làm việc.\n\nLệnh không thành công, bị từ chối hoặc bị hủy được hoàn đủ, kể cả phí.',
  },
  withdrawal_undo: {
    question: 'Tôi có hoàn tác được lệnh rút tiền không?',
    answer:
      'Có. Trong 60 giây có nút “Hoàn tác”; sau đó là “Hủy lệnh rút này”, chừng nào lệnh còn “Tạm giữ” hoặc đang được xét duyệt. Khi đã duyệt, lệnh được chuyển đi ký hoặc giao cho nhân viên và bạn không dừng được nữa.',
  },
  withdrawal_hold: {
    question: 'Vì sao tôi bị tạm dừng rút tiền?',
    answer:
      'Sau khi đổi mật khẩu đăng nhập, email, số điện thoại, mật khẩu thanh toán hoặc xác thực hai yếu tố, tài khoản không rút tiền được trong 24 giờ, ở trang luyện tập là hai phút. Nhờ vậy kẻ gian vào được cũng không thể rút sạch tài khoản ngay.\n\nLý do và thời gian còn lại nằm ở Cài đặt, “Bảo mật”, và trên trang rút tiền. Không ai rút ngắn được; nạp tiền và giao dịch vẫn bình thường.',
  },
  new_destination: {
    question: 'Vì sao địa chỉ ví hoặc thẻ mới chưa dùng được?',
    answer:
      'Tiền chỉ được rút đến địa chỉ ví và thẻ mà bạn đã thêm. Nơi nhận mới chờ 24 giờ trước lần dùng đầu tiên, ở trang luyện tập thì không phải chờ; thời gian còn lại hiện bên cạnh. Ai muốn lúc nào cũng chờ thì bật “Thời gian chờ cho mọi địa chỉ” trong sổ địa chỉ.',
  },
  identity_levels: {
    question: 'Các cấp xác minh danh tính cần gì và cho phép gì?',
    answer:
      'Cơ bản (Lv1) cần quốc gia, họ tên, số giấy tờ và ngày sinh, và cho phép rút đến mức tương đương 200 BTC trong 24 giờ.\n\nNâng cao (Lv2) cần thêm ảnh giấy tờ và tăng mức này lên 500 BTC.\n\nTrước đó phải liên kết email và số điện thoại, ở trang luyện tập chỉ cần một trong hai. Người xét duyệt thường quyết định trong 24 giờ; mục nào không đạt được nêu rõ từng mục, phần còn lại giữ nguyên.\n\nỞ trang luyện tập, một hệ thống mô phỏng quyết định sau vài giây và không xem gì.',
  },
  identity_pictures: {
    question: 'Ảnh giấy tờ của tôi được xử lý thế nào?',
    answer:
      'Mỗi ảnh được mã hóa riêng. Chỉ người xét duyệt mở được, mỗi lần đều phải nêu lý do, và mọi lần xem đều hiện cho bạn ở mục “Ai đã xem giấy tờ của tôi”. Ảnh bị xóa 30 ngày sau khi có quyết định. Ở trang luyện tập không ai xem ảnh: đừng gửi ảnh giấy tờ thật.',
  },
  not_offered: {
    question: 'Vì sao hiện “Không được cung cấp tại đây hoặc tại quốc gia của bạn”?',
    answer:
      'Pháp luật của một quốc gia hoặc đơn vị vận hành trang này có thể không cho phép một sản phẩm. Khi đó sản phẩm bị tắt với tất cả mọi người, hoặc với những ai đã xác minh bằng giấy tờ của quốc gia đó. Những gì bạn đang có vẫn có thể đóng, bán hoặc rút.',
  },
  lost_phone: {
    question: 'Tôi mất điện thoại và mất luôn xác thực hai yếu tố.',
    answer:
      'Khi đăng nhập, hãy dùng mã khôi phục hoặc khóa truy cập trên thiết bị khác. Sau đó gỡ phương thức đã mất trong “Bảo mật” và đăng xuất điện thoại trong “Thiết bị và phiên đăng nhập”.\n\nNếu không còn gì cả, chọn “Tôi không còn cách nào ở trên” ở chính bước đó: chúng tôi gửi mã đến mọi email và số điện thoại đã liên kết, người đã xác minh bằng ảnh (Lv2) gửi thêm một ảnh mới để người xét duyệt đối chiếu, và sớm nhất sau 72 giờ mọi phương thức xác thực hai yếu tố được gỡ; ở trang luyện tập là sau hai phút.',
  },
  slow_recovery: {
    question: 'Vì sao phải chờ ba ngày mới gỡ được xác thực hai yếu tố đã mất?',
    answer:
      'Để bạn kịp nhận ra nếu người khác yêu cầu việc đó. Chúng tôi báo cho bạn ngay; liên kết trong mỗi email hủy được yêu cầu, và một lần đăng nhập có xác thực hai yếu tố hay một thiết bị còn đang đăng nhập cũng vậy.\n\nTrong lúc chờ và một thời gian sau đó không rút tiền được. Số dư, lệnh, vị thế và mật khẩu thanh toán giữ nguyên. Không ai rút ngắn được thời gian này. Tài khoản đang đóng băng vẫn đóng băng trong lúc chờ và được mở lại khi hết thời gian đó.',
  },
  phishing_word: {
    question: 'Mã chống lừa đảo là gì?',
    answer:
      'Là một từ bạn tự chọn trong “Bảo mật”. Từ đó, mọi tin chúng tôi gửi cho bạn đều có mã này. Email không có mã thì không phải do chúng tôi gửi, dù trông giống thật đến đâu. Chúng tôi không bao giờ hỏi mã này, trang đăng nhập cũng không.',
  },
  stolen_account: {
    question: 'Có người khác vào tài khoản của tôi.',
    answer:
      'Hãy đóng băng tài khoản: trong “Bảo mật”, hoặc bằng liên kết trong một email bảo mật của chúng tôi mà không cần đăng nhập. Mọi thiết bị bị đăng xuất, mọi khóa API ngừng hoạt động và không rút được gì; lệnh chờ và vị thế giữ nguyên. Chỉ bạn mở lại được, bằng mật khẩu đăng nhập, mã xác minh và xác thực hai yếu tố. Nếu đã mất xác thực hai yếu tố, hãy chọn “Tôi không còn cách nào ở trên” ở bước đó.',
  },
  api_keys: {
    question: 'Chương trình có khóa API của tôi làm được gì?',
    answer:
      'Những gì bạn chọn khi tạo khóa: đọc, hoặc thêm giao dịch. Không khóa nào rút được tiền hay thay đổi những gì bảo vệ tài khoản. Bạn tạo khóa bằng mật khẩu thanh toán và xác thực hai yếu tố, khóa có hiệu lực tối đa một năm, và bạn thu hồi ngay được trong “Bảo mật”.',
  },
  checking_device: {
    question: 'Vì sao hiện “Đang kiểm tra thiết bị…”?',
    answer:
      'Khi có rất nhiều yêu cầu đăng nhập hoặc lấy mã cùng lúc, máy chủ để mỗi thiết bị làm một phép tính ngắn trước, nhờ vậy các đợt yêu cầu ồ ạt không chặn được ai. Thiết bị của bạn tự làm, thường trong vài giây. Phép tính không cho chúng tôi biết gì về bạn.',
  },
  recurring: {
    question: 'Mua định kỳ hoạt động ra sao?',
    answer:
      'Kế hoạch mua một coin với cùng số tiền mỗi giờ, ngày, tuần hoặc tháng. Mỗi lần là một lượt quy đổi theo giá, chênh lệch và phí tại thời điểm đó; tiền không bị giữ trước. Nếu lúc đó số dư khả dụng không đủ, lần mua bị bỏ qua và bạn được báo. Nếu có lúc không có giá, chỉ một lần được mua bù. Bạn sửa, tạm dừng hoặc kết thúc kế hoạch bất cứ lúc nào trong Quy đổi, mục “Mua định kỳ”.',
  },
};
