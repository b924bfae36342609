/** Điều người sao chép và trader cùng đồng ý; `## ` mở đầu một tiêu đề, `- ` một mục. */
export const copyAgreement = {
  title: 'Thỏa thuận sao chép giao dịch',
  text: `Thỏa thuận này giữa bạn và đơn vị vận hành hệ thống này. Thỏa thuận nêu rõ sao chép giao dịch làm gì, tốn phí gì, có rủi ro gì và chúng tôi không hứa điều gì. Xin đọc hết: chúng tôi cố ý viết ngắn.

## Sao chép giao dịch là gì
Bạn chọn một trader và mức sao chép. Khi một vị thế của trader mở, một vị thế của chính bạn mở trong cùng một bước với cùng một giá; khi trader đóng, phần tương ứng của bạn đóng trong cùng một bước với cùng một giá. Các vị thế đó là của bạn: dùng ký quỹ của bạn, trả phí của bạn và lãi lỗ thuộc về bạn.

Sao chép giao dịch không phải lời khuyên và không phải quản lý tài sản. Không ai xét xem một trader có hợp với bạn không. Bạn quyết định sao chép ai, bao nhiêu và khi nào dừng.

## Rủi ro
- Hợp đồng có đòn bẩy. Bạn có thể mất toàn bộ ký quỹ của một lệnh sao chép, và với ký quỹ chéo là mọi thứ trong tài khoản hợp đồng. Bạn không thể mất nhiều hơn số tài khoản đó có.
- Một hồ sơ đẹp có thể kết thúc ngay ngày mai. Quá khứ không nói chắc điều gì về tương lai.
- Kết quả của bạn khác với trader và với những người sao chép khác: khối lượng được làm tròn, giới hạn có hiệu lực, và bạn tham gia vào lúc khác.
- Trader có thể mạo hiểm hơn bạn muốn, đổi thói quen, ngừng giao dịch hoặc mất hết.
- Vị thế của bạn bị thanh lý theo tài khoản của chính bạn, dù vị thế của trader vẫn còn.

## Không bảo đảm
Không ai hứa lợi nhuận, cả chúng tôi lẫn trader. Trader nào hứa lợi nhuận hoặc bảo bạn trả tiền bên ngoài sàn là vi phạm thỏa thuận này: xin báo cho chúng tôi.

## Khối lượng được tính thế nào
- Bội số cố định: số lot của trader nhân với số của bạn. Trên một lot thì làm tròn đến hai chữ số thập phân, nửa làm tròn lên; dưới một lot thì làm tròn xuống.
- Số lot cố định: lúc nào cũng như nhau.
- Nhỏ hơn mức nhỏ nhất của thị trường thì lệnh bị bỏ qua. Giới hạn của bạn có thể làm lệnh nhỏ đi hoặc bị bỏ qua. Mỗi lần bạn đều được báo điều gì đã xảy ra và vì sao.

## Giới hạn chỉ tác động khi mở
Giới hạn, số dư và giới hạn trượt giá của bạn có thể ngăn việc mở. Không gì ngăn được việc đóng: khi trader đóng, lệnh của bạn đóng, bất kể giá, mức lỗ trong ngày hay giờ giấc.

## Phần trader hưởng từ lợi nhuận của bạn
Trader hưởng một phần của số tiền mà việc sao chép trader đó đã mang lại cho bạn, thanh toán vào 00:00 UTC mỗi thứ Hai:

phải chia = kết quả đã chốt × tỷ lệ − số đã chia trước đó, và không bao giờ dưới 0

Kết quả đã chốt là tổng các lệnh sao chép trader đó đã đóng, trừ phí giao dịch và phí qua đêm. Lỗ được chuyển tiếp: sau một khoản lỗ, không phải chia gì cho đến khi bù xong. Ví dụ với 10%: bạn lãi 200, chia 20. Bạn lỗ 150, không chia. Bạn lãi 300: tổng cộng lãi 350, phần chia là 35, đã trả 20, nên còn 15.

Tỷ lệ là mức đã hiển thị khi bạn bắt đầu, tối đa 20%. Số đã chia không được trả lại sau một khoản lỗ về sau; thay vào đó khoản lỗ được chuyển tiếp. Phần mà số dư khả dụng của bạn không đủ trả thì vẫn còn nợ.

## Dừng lại và tự giữ
Bạn có thể dừng bất cứ lúc nào. Từ đó không sao chép lệnh mới. Lệnh đang mở vẫn còn, đóng khi trader đóng, và lợi nhuận của chúng vẫn phải chia. Bạn có thể tự đóng một lệnh bất cứ lúc nào, hoặc tự giữ nó: khi đó nó là của riêng bạn, giữ chốt lời và cắt lỗ, không còn đóng cùng trader, và từ lúc đó không phải chia gì. Tự giữ thì không hoàn tác được.

Sao chép lại cùng một trader thì tiếp tục sổ lãi, lỗ và phần chia cũ.

## Nếu bạn là trader
- Đơn đăng ký được xét duyệt. Bạn có thể bị từ chối, và sau này bị tạm ngưng; khi đó lệnh sao chép đang mở vẫn chạy và đóng cùng lệnh của bạn.
- Từ khi được chấp nhận, hồ sơ của bạn công khai: tên, vốn tự bỏ ra, vị thế mở và đã đóng, và kết quả của người sao chép. Không ai sửa hay xóa được gì, cả bạn lẫn chúng tôi.
- Trong lúc làm trader bạn không thể sao chép người khác.
- Bạn không cố ý giao dịch ngược lợi ích của người sao chép và không hứa lợi nhuận.
- Phần chia được trả vào tài khoản hợp đồng của bạn.

## Chúng tôi làm gì
Chúng tôi thực hiện sao chép theo quy tắc công khai, trong cùng một bước cho trader và người sao chép, và cho thấy từng lệnh đã ra sao. Chúng tôi không chọn, không giới thiệu và không bảo hiểm cho trader nào. Chúng tôi có thể ngừng cung cấp sao chép giao dịch; khi đó lệnh đang mở vẫn chạy và đóng như cũ.

## Thay đổi
Thay đổi của thỏa thuận này chỉ áp dụng cho lượt sao chép bắt đầu sau đó. Lượt sao chép đã bắt đầu giữ nguyên tỷ lệ.`,
};
