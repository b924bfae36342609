import type { PartTexts } from '../../same-texts.ts';

export const stepUp: PartTexts<'account'>['stepUp'] = {
  title: 'Xác nhận đó là bạn',
  secondsLeft: 'Còn hiệu lực {seconds} s',
  over: 'Đã hết thời gian. Chưa có gì được thực hiện.',
  askAgain: 'Yêu cầu lại',
  payPassword: 'Mật khẩu thanh toán',
  payPasswordForgotten: 'Quên?',
  code: 'Mã từ ứng dụng xác thực',
  passkey: 'Dùng khóa truy cập',
  passkeyText: 'Vân tay, khuôn mặt hoặc khóa của thiết bị này',
  passkeyRefused: 'Khóa truy cập chưa được dùng. Hãy thử lại, hoặc dùng mã.',
  instead: {
    passkey: 'Dùng khóa truy cập',
    totp: 'Dùng mã xác thực',
    recovery: 'Dùng mã khôi phục',
  },
  recoveryCode: 'Mã khôi phục',
  needPayPassword: 'Hãy đặt mật khẩu thanh toán trước',
  needPayPasswordText: 'Nó bảo vệ những gì rời tài khoản, tách khỏi mật khẩu đăng nhập.',
  setPayPassword: 'Đặt mật khẩu thanh toán',
  needFactor: 'Hãy thiết lập yếu tố thứ hai trước',
  needFactorText:
    'Khóa truy cập hoặc ứng dụng xác thực. Nếu không có, ai biết mật khẩu của bạn cũng có thể rút sạch tài khoản.',
  setFactor: 'Thiết lập yếu tố thứ hai',
  bothNeeded: 'Chỉ cần thiết lập mật khẩu thanh toán và yếu tố thứ hai một lần; sau đó chỉ mất vài giây.',
  lockedTitle: 'Sai quá nhiều lần',
  lockedUntil: 'Bạn có thể thử lại sau {time}. Giao dịch không bị ảnh hưởng.',
  notYou:
    'Không có gì được thực hiện trước khi bạn xác nhận. Nếu không phải bạn bắt đầu, hãy đóng lại và đổi mật khẩu.',
};
