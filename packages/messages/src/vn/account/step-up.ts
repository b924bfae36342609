import type { PartTexts } from '../../same-texts.ts';

export const stepUp: PartTexts<'account'>['stepUp'] = {
  title: 'Xác nhận đó là bạn',
  secondsLeft: 'Còn hiệu lực {seconds} giây',
  over: 'Đã hết thời gian. Chưa có gì được thực hiện.',
  askAgain: 'Yêu cầu lại',
  payPassword: 'Mật khẩu thanh toán',
  payPasswordForgotten: 'Quên?',
  code: 'Mã từ ứng dụng xác thực',
  passkey: 'Dùng khóa truy cập',
  passkeyText: 'Vân tay, khuôn mặt hoặc khóa màn hình của thiết bị này',
  passkeyRefused: 'Khóa truy cập chưa được dùng. Hãy thử lại, hoặc dùng mã.',
  instead: {
    passkey: 'Dùng khóa truy cập',
    totp: 'Dùng mã từ ứng dụng',
    recovery: 'Dùng mã khôi phục',
  },
  recoveryCode: 'Mã khôi phục',
  needPayPassword: 'Hãy đặt mật khẩu thanh toán trước',
  needPayPasswordText: 'Mật khẩu này bảo vệ tài sản rời khỏi tài khoản, tách khỏi mật khẩu đăng nhập.',
  setPayPassword: 'Đặt mật khẩu thanh toán',
  needFactor: 'Hãy thiết lập xác thực hai yếu tố trước',
  needFactorText:
    'Khóa truy cập hoặc ứng dụng xác thực. Nếu không có, ai biết mật khẩu của bạn cũng có thể rút sạch tài khoản.',
  setFactor: 'Thiết lập xác thực hai yếu tố',
  bothNeeded: 'Chỉ cần thiết lập mật khẩu thanh toán và xác thực hai yếu tố một lần; sau đó chỉ mất vài giây.',
  lockedTitle: 'Sai quá nhiều lần',
  lockedUntil: 'Bạn có thể thử lại sau {time}. Giao dịch không bị ảnh hưởng.',
  notYou:
    'Không có gì được thực hiện trước khi bạn xác nhận. Nếu không phải bạn yêu cầu, hãy đóng lại và đổi mật khẩu.',
};
