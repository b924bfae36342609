import type { ProjectTexts } from './texts.ts';

const refundRule =
  'Nếu đợt bán bị hủy, sổ cái tự hoàn lại toàn bộ mọi lượt đăng ký. Khi đã có token được bán thì đợt bán không thể bị hủy nữa.';
const conflicts =
  'Candor tự nghĩ ra dự án này và tổ chức đợt bán thực hành. Một số người đăng ký là tài khoản mô phỏng với số tiền thực hành có hạn. Không ai được trả tiền để niêm yết.';

export const vn: ProjectTexts = {
  lumen: {
    name: 'Lumen Grid',
    summary: 'Mái nhà điện mặt trời dùng chung, quyết toán theo giờ. Ai đến trước mua trước.',
    issuer: 'Hợp tác xã Lumen Grid (hư cấu, để thực hành)',
    useOfFunds: '70% cho công tơ và biến tần của 2.000 mái nhà đầu tiên, 20% phần mềm, 10% dự phòng sửa chữa.',
    conflicts,
    refundRule,
    paper: `Lumen Grid là dự án hư cấu, được tạo ra để bạn thử trọn một đợt IEO từ lúc xem đến lần mở khóa cuối cùng, với điều khoản như thật.

## Ý tưởng
Hộ có mái điện mặt trời bán phần điện thừa cho hàng xóm không có. Công tơ trên mỗi mái nhà báo sản lượng và mức dùng từng giờ, hợp tác xã quyết toán chênh lệch mỗi ngày một lần.

## Token dùng để làm gì
- Một LMG trả phí quyết toán cho 100 kWh.
- Thành viên nắm giữ LMG được biểu quyết về giá điện: mỗi hộ một phiếu, không tính theo số token.

## Cách bán
4.000.000 LMG, toàn bộ được giữ riêng trước khi mở bán. Ai đăng ký trước được mua trước, cùng một giá, tối đa 100.000 LMG mỗi tài khoản. Một phần tư được mở khóa một ngày sau khi đóng, phần còn lại chia ba lần trong ba tháng.

## Rủi ro
Giá điện có thể bị điều tiết, công tơ có thể giao chậm, và token có thể mất một phần hoặc toàn bộ giá trị.`,
  },
  tern: {
    name: 'Tern Routing',
    summary: 'Tuyến rẻ hơn cho bưu kiện nhỏ giữa các đảo. Phân bổ theo tỷ lệ.',
    issuer: 'Công ty Tern Routing (hư cấu, để thực hành)',
    useOfFunds: '50% lập tuyến, 30% điểm giao nhận tại cảng, 20% dự phòng cho hai năm vận hành.',
    conflicts,
    refundRule,
    paper: `Tern Routing là dự án hư cấu, để bạn thử một đợt bán phân bổ theo tỷ lệ với điều khoản như thật.

## Ý tưởng
Bưu kiện nhỏ giữa các đảo phải chờ đến khi tàu đủ hàng. Tern xếp chúng lên những chuyến phà vốn vẫn chạy và trả tiền cho phà theo từng kiện.

## Token dùng để làm gì
- Một TRN đặt chỗ cho một kilôgam trên mọi tuyến.
- Phà được trả bằng TRN và có thể đổi lại thành tiền với Tern mỗi quý.

## Cách bán
1.000.000 TRN. Trong thời gian mở, mỗi người cho biết mình muốn mua bao nhiêu; đến trước hay sau không quan trọng. Khi đóng, token được chia theo tỷ lệ, tối đa 150.000 TRN mỗi tài khoản. Danh sách mọi lượt đăng ký được công bố và trình duyệt của bạn có thể tính lại. Phần không mua được hoàn lại ngay lúc đó.

## Rủi ro
Phà có thể rời mạng lưới, các tuyến có thể vắng hơn dự kiến, và token có thể mất một phần hoặc toàn bộ giá trị.`,
  },
  harbor: {
    name: 'Harbor Data',
    summary: 'Dữ liệu thời tiết và thủy triều ai cũng kiểm chứng được. Phân bổ theo tỷ lệ, sắp mở.',
    issuer: 'Quỹ Harbor Data (hư cấu, để thực hành)',
    useOfFunds: '60% phao và trạm đo, 25% kho lưu trữ công khai, 15% kiểm toán.',
    conflicts,
    refundRule,
    paper: `Harbor Data là dự án hư cấu. Đợt bán mở hai ngày sau khi công bố để bạn thấy giai đoạn khởi động.

## Ý tưởng
Cảng, ngư dân và công ty bảo hiểm cần biết gió và thủy triều thực tế đã ra sao. Harbor Data vận hành các trạm đo, ký từng bản ghi ngay tại trạm và công bố toàn bộ kho lưu trữ.

## Token dùng để làm gì
- Một HRB trả cho bản trích lục có chứng thực của một trạm trong một năm.
- Đọc kho lưu trữ thì miễn phí và không cần token.

## Cách bán
500.000 HRB, chia theo tỷ lệ khi đóng, tối đa 80.000 HRB mỗi tài khoản. Một nửa được mở khóa sau một tuần, một nửa sau một tháng nữa.

## Rủi ro
Trạm đo có thể hỏng, kho lưu trữ luôn tốn chi phí, và token có thể mất một phần hoặc toàn bộ giá trị.`,
  },
  demonstration: {
    name: 'Đợt bán minh họa',
    summary: 'Trọn một đợt IEO trong hai mươi phút, bắt đầu lại mỗi nửa giờ.',
    issuer: 'Candor, chỉ để minh họa',
    useOfFunds:
      'Không có: đợt bán chỉ để bạn thử cách IEO hoạt động. Tiền thực hành nằm lại trong tài khoản phát hành của sàn.',
    conflicts:
      'Candor phát hành token và tổ chức đợt bán. Những người đăng ký khác là tài khoản mô phỏng với số tiền thực hành có hạn.',
    refundRule,
    paper: `Đợt bán này cho thấy trọn một IEO trong vài phút: năm phút khởi động, mười phút đăng ký, rồi phân bổ, và hai lần mở khóa sau hai và năm phút nữa.

## Bạn có thể thử
- Đăng ký nhiều hơn mức cần: token được chia theo tỷ lệ, tối đa đến giới hạn, phần tiền còn lại về ngay.
- Sau khi đóng, mở "Đăng ký của tôi" và để trình duyệt tính lại việc phân bổ.
- Xem token về ví spot ở cả hai lần mở khóa.

## Token này là gì
DEMO được giao dịch với USDT từ lần mở khóa đầu tiên, giữa những người đã được phân bổ. DEMO không có giá chỉ số: giá là mức mà hai bên mua bán đồng ý. Ngoài ra DEMO không dùng vào việc gì khác.`,
  },
};
