import type { ContentTexts } from '../shapes.ts';

export const documents: ContentTexts['documents'] = {
  about: {
    title: 'Về Candor',
    body: `Candor là sàn giao dịch minh bạch từng bước. Chúng tôi cho rằng điều gì người giao dịch tự kiểm tra được thì không nên bắt họ phải tin suông.

## Điều đó nghĩa là
- Mỗi cặp một sổ lệnh, giá tốt nhất trước, rồi đến ai đến trước. Nhà tạo lập của chúng tôi không được ưu tiên.
- Một sổ cái mà mỗi biến động đều có hai vế. Lịch sử của bạn chính là sổ cái đó.
- Một nhật ký ghi mọi thứ trước khi xác nhận, phần sau nối chuỗi với phần trước.
- Phí và tổng tiền bạn xác nhận được tính bằng đúng quy tắc dùng để ghi sổ.
- Không ai, kể cả nhân viên của chúng tôi, có nút bấm để đặt số dư, đặt giá hay định kết quả giao dịch.

## Chế độ luyện tập
Candor khởi đầu ở chế độ luyện tập: giá là mô phỏng, tiền được cấp miễn phí và không có giá trị. Nạp và rút đi qua một chuỗi luyện tập và một hệ thống mô phỏng, không có tiền thật nào được chuyển. Sổ sách, việc khớp lệnh, biểu phí và các bước kiểm tra trước khi rút là phần mềm thật làm việc thật. Nhãn trên mọi màn hình cho biết bạn đang ở chế độ nào.`,
  },
  contact: {
    title: 'Liên hệ',
    body: `Hãy viết thư tới support@candor.example. Xin cho biết tài khoản của bạn (UID, đừng bao giờ gửi mật khẩu hay mã xác minh) và số lệnh nếu câu hỏi liên quan đến một lệnh.

Chúng tôi không bao giờ gọi điện cho bạn, không hỏi mật khẩu hay mã xác minh, và không yêu cầu bạn gửi tiền đi đâu để “mở khóa” hay “xác minh”.

Bạn phát hiện lỗ hổng? Hãy viết tới cùng địa chỉ email, ghi chữ “security” ở tiêu đề, trước khi nói với người khác. Chúng tôi trả lời mọi người báo lỗi.`,
  },
  compliance: {
    title: 'Tuân thủ vận hành',
    body: `## Chế độ luyện tập
Ở chế độ luyện tập, Candor là một bộ mô phỏng để học. Không có tiền hay tài sản mã hóa có giá trị nào của khách hàng được nhận, giữ, trao đổi hoặc chi trả, và không có dịch vụ nào cần giấy phép được cung cấp. Candor không tuyên bố có giấy phép của bất kỳ cơ quan nào.

Nạp và rút đi qua một chuỗi luyện tập mà coin trên đó không có giá trị. Những gì ở nơi khác do con người xem xét, như chuyển khoản ngân hàng, lệnh rút lớn, danh tính và việc gỡ xác thực hai yếu tố đã mất, ở đây do một hệ thống mô phỏng quyết định sau vài giây. Hệ thống này không xem gì và không chi trả cho ai, vì vậy xin đừng gửi giấy tờ thật hay tiền thật.

## Còn ai giao dịch ở đây
Để việc luyện tập có không khí thật, trang này vận hành năm nhà giao dịch mô phỏng. Không ai đăng nhập vào các tài khoản đó, và ở mọi nơi có hiện tên, tên của họ đều bắt đầu bằng “Sim”. Tất cả giao dịch bằng đúng những lệnh mà mọi người dùng, cùng kiểm tra, cùng mức phí, cùng thứ tự xếp hàng, và không nhà giao dịch nào biết chỉ số trước bạn.

- Hai bên giao dịch trong sổ lệnh: một bên khớp theo giá thị trường, đi theo chỉ số mô phỏng; bên kia đặt các lệnh giới hạn nhỏ gần chỉ số. Cả hai chỉ được cấp vốn một lần, khi hệ thống được khởi lập, qua nguồn cấp tiền luyện tập và với số lượng lớn hơn phần mỗi ngày của người dùng.
- Ba bên giao dịch hợp đồng và có thể được sao chép: Sim Trend đi theo thị trường, Sim Reversal đi ngược thị trường, Sim Scalper bắt những biến động nhỏ. Họ khởi đầu bằng phần tiền luyện tập mỗi ngày của một người dùng và nhận lại khi sắp hết. Trước khi trang này mở, họ đã giao dịch qua một quãng quá khứ mô phỏng theo cùng quy tắc, nên trang của họ có lịch sử ngay từ ngày đầu. Trang đó cho thấy đúng những gì họ đã làm, kể cả thua lỗ và phí.

## Chế độ thật
Chỉ đơn vị vận hành nêu rõ tại đây tên, giấy phép, cơ quan giám sát và các quốc gia được phép phục vụ mới có thể chạy Candor ở chế độ thật. Nếu không nêu, trang này không phải dịch vụ được cấp phép. Sản phẩm không được phép ở một quốc gia sẽ bị tắt với người dùng đã xác minh bằng giấy tờ của nước đó; quyền chọn có thời hạn bị tắt cho đến khi đơn vị vận hành bật cho những quốc gia cho phép.

## Chúng tôi làm việc thế nào
- Tài sản của khách hàng và của sàn là những tài khoản riêng trong cùng một sổ cái; tổng của từng tài sản được kiểm tra sau mỗi lệnh.
- Không ai sửa số dư. Những gì nhân viên quyết định, như một khoản nạp không có chương trình nào theo dõi hay một lệnh rút lớn, đều được ghi lại kèm tên người quyết định; khoản lớn cần hai người. Không có gì bị xóa.
- Dữ liệu cá nhân được giữ tách khỏi sổ cái; sổ cái chỉ chứa con số, giao dịch trên chuỗi và, với người đã xác minh, quốc gia.
- Rút tiền cần danh tính đã xác minh, mật khẩu thanh toán và xác thực hai yếu tố. Hạn mức theo cấp: cơ bản (Lv1) rút đến mức tương đương 200 BTC trong 24 giờ bất kỳ và 2,000 USDT cho một giao dịch tiền pháp định; nâng cao (Lv2) đến 500 BTC và 1,000,000 USDT.`,
  },
  terms: {
    title: 'Thỏa thuận người dùng',
    body: `Khi mở tài khoản, bạn đồng ý với những điều sau.

- Bạn đủ tuổi theo luật nơi bạn sống, dùng tên và thông tin của chính mình, và có một tài khoản.
- Bạn tự giữ kín mật khẩu và mã xác minh. Việc làm bằng chúng được coi là do bạn làm cho đến khi bạn báo cho chúng tôi.
- Lệnh được thực hiện theo quy tắc công bố của sổ lệnh. Giao dịch đã khớp là cuối cùng.
- Phí hiện ra trước khi bạn xác nhận và là mức phí tại thời điểm đặt lệnh.
- Hành vi lừa dối người dùng khác hay hệ thống, như tự tạo khối lượng hoặc lợi dụng lỗi, có thể khiến tài khoản bị đóng.
- Ở chế độ luyện tập không phát sinh quyền đòi chi trả nào: tiền luyện tập không có giá trị.

Chúng tôi có thể sửa thỏa thuận này cho tương lai và sẽ báo trước khi có hiệu lực. Nếu không đồng ý, bạn có thể đóng tài khoản.`,
  },
  privacy: {
    title: 'Quyền riêng tư',
    body: `## Chúng tôi lưu gì
- Địa chỉ email hoặc số điện thoại, để liên lạc và để bạn đăng nhập.
- Các mật khẩu chỉ dưới dạng băm, không thể đọc ngược lại; với khóa truy cập chỉ lưu phần công khai.
- Về thiết bị và các lần đăng nhập: loại trình duyệt, một phần địa chỉ mạng và thời điểm, để bạn nhận ra chúng.
- Nếu bạn xác minh danh tính: thông tin trên giấy tờ và ảnh giấy tờ, mã hóa riêng từng mục.
- Địa chỉ ví, thẻ ngân hàng và biên lai bạn đưa cho chúng tôi, cũng được mã hóa.
- Lệnh và bút toán của bạn, theo một số tài khoản không kèm tên; sau khi xác minh thì kèm quốc gia của giấy tờ.

## Chúng tôi không làm gì
Chúng tôi không bán dữ liệu, không chạy quảng cáo của bên thứ ba và không theo dõi bạn trên trang khác.

## Lưu bao lâu
Mã xác minh bị xóa sau một ngày, phiên đăng nhập bị xóa khi kết thúc, lịch sử đăng nhập sau 90 ngày. Ảnh giấy tờ bị xóa 30 ngày sau khi có quyết định; cho đến lúc đó mỗi lần xem đều được ghi lại kèm lý do ở nơi bạn đọc được. Sổ cái được giữ lại, vì thiếu nó thì không thể kiểm tra sổ sách của những người khác; trong đó không có tên, và địa chỉ hay thẻ chỉ còn là mã băm. Khi bạn đóng tài khoản, mối liên kết giữa con số và bạn bị xóa, trừ khi pháp luật buộc chúng tôi giữ.`,
  },
  risk: {
    title: 'Cảnh báo rủi ro',
    body: `Giá tài sản mã hóa có thể tăng giảm rất nhanh, không báo trước, vào bất cứ giờ nào. Bạn có thể mất toàn bộ số đã bỏ vào, và dùng đòn bẩy thì mất còn nhanh hơn.

- Lệnh dừng chỉ hạn chế được lỗ khi có người chịu giao dịch ở mức giá đó.
- Giá quá khứ, nhất là giá mô phỏng, không nói gì về giá tương lai.
- Đừng giao dịch bằng tiền bạn cần để sống, và đừng vay để giao dịch.

Ở chế độ luyện tập không có đồng tiền nào gặp rủi ro. Thành công với tiền luyện tập không chứng tỏ bạn sẽ thành công với tiền của mình.`,
  },
};
