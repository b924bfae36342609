import type { PartTexts } from '../../same-texts.ts';

export const invite: PartTexts<'account'>['invite'] = {
  cardTitle: 'Cùng tôi đến với Candor',
  qr: 'Mã QR của liên kết mời',
  code: 'Mã mời',
  copyCode: 'Sao chép mã',
  link: 'Liên kết mời',
  copyLink: 'Sao chép',
  saveImage: 'Lưu ảnh',
  imageSaved: 'Đã lưu ảnh',
  imageFailed: 'Trình duyệt này không tạo được ảnh. Hãy sao chép liên kết.',
  rebates: 'Hoa hồng',
  noRebates: 'Chưa có hoa hồng',
  noRebatesText:
    'Người đăng ký bằng mã của bạn được ghi nhận là do bạn mời. Hiện chưa trả hoa hồng cho lời mời; khi có, mỗi khoản hoa hồng sẽ hiện ở đây cùng khoản phí tạo ra nó.',
};
