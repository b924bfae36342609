import type { mails as english } from '../en/mails.ts';
import type { SameTexts } from '../same-texts.ts';

export const mails: SameTexts<typeof english> = {
  register: {
    subject: '{site}: xác nhận đăng ký',
    text: '{code} là mã đăng ký {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Chỉ nhập mã trên chính {site}; nếu bạn không yêu cầu, hãy bỏ qua tin này.',
    sms: '{site}: {code} là mã đăng ký, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai, kể cả chúng tôi.',
  },
  login: {
    subject: '{site}: mã đăng nhập',
    text: '{code} là mã đăng nhập {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đăng nhập, có người đã biết mật khẩu của bạn: hãy đổi ngay.',
    sms: '{site}: {code} là mã đăng nhập, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai. Không phải bạn? Hãy đổi mật khẩu.',
  },
  forget: {
    subject: '{site}: đặt lại mật khẩu',
    text: '{code} là mã đặt lại mật khẩu {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\nAi có mã này đều có thể chiếm tài khoản của bạn. {site} không bao giờ hỏi bạn mã này. Nếu bạn không yêu cầu, hãy bỏ qua: mật khẩu vẫn giữ nguyên.',
    sms: '{site}: {code} là mã đặt lại mật khẩu, hiệu lực {minutes} phút. Ai có mã đều có thể chiếm tài khoản: đừng đưa cho ai.',
  },
  bind: {
    subject: '{site}: xác nhận thông tin liên hệ mới',
    text: '{code} là mã để liên kết email này với tài khoản {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu bạn không yêu cầu, hãy bỏ qua: không có gì thay đổi.',
    sms: '{site}: {code} là mã liên kết số điện thoại này, hiệu lực {minutes} phút. Không đưa mã cho bất kỳ ai.',
  },
  unfreeze: {
    subject: '{site}: mở lại tài khoản',
    text: '{code} là mã để mở lại tài khoản {site} đang đóng băng của bạn. Mã có hiệu lực trong {minutes} phút.\n\nNếu bạn không yêu cầu, có người đang cố mở tài khoản của bạn: đừng đưa mã cho ai và cứ để tài khoản đóng băng.',
    sms: '{site}: {code} là mã mở lại tài khoản đang đóng băng, hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai và cứ để tài khoản đóng băng.',
  },
  password: {
    subject: '{site}: mã đổi mật khẩu',
    text: '{code} là mã đổi mật khẩu {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đổi mật khẩu, có người đang dùng tài khoản của bạn.',
    sms: '{site}: {code} là mã đổi mật khẩu, hiệu lực {minutes} phút. Không phải bạn? Có người đang dùng tài khoản của bạn.',
  },
  pay_password: {
    subject: '{site}: mã đặt lại mật khẩu thanh toán',
    text: '{code} là mã đặt lại mật khẩu thanh toán {site} của bạn. Mã có hiệu lực trong {minutes} phút.\n\n{site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không đặt lại mật khẩu thanh toán, có người đang dùng tài khoản của bạn.',
    sms: '{site}: {code} là mã đặt lại mật khẩu thanh toán, hiệu lực {minutes} phút. Không phải bạn? Có người đang dùng tài khoản của bạn.',
  },
  confirm: {
    subject: '{site}: xác nhận đổi thông tin liên hệ',
    text: '{code} là mã để đổi email hoặc số điện thoại của tài khoản {site}. Mã có hiệu lực trong {minutes} phút.\n\nVới mã này có thể đổi thông tin liên hệ của tài khoản. Nếu lúc này bạn không làm việc đó, đừng đưa mã cho ai: có người đang dùng tài khoản của bạn.',
    sms: '{site}: {code} là mã đổi email hoặc số điện thoại, hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai.',
  },
  recovery: {
    subject: '{site}: khôi phục tài khoản của bạn',
    text: '{code} là mã để khôi phục tài khoản của bạn tại {site}. Mã có hiệu lực trong {minutes} phút.\n\nAi có mã này và mật khẩu của bạn có thể yêu cầu gỡ mọi phương thức xác thực hai yếu tố của tài khoản. {site} không bao giờ hỏi bạn mã này. Nếu lúc này bạn không làm việc đó, đừng đưa mã cho ai và hãy đổi mật khẩu.',
    sms: '{site}: {code} là mã khôi phục tài khoản, có hiệu lực {minutes} phút. Không phải bạn? Đừng đưa mã cho ai và hãy đổi mật khẩu.',
  },
  already_registered: {
    subject: '{site}: bạn đã có tài khoản',
    text: 'Có người vừa dùng email này để đăng ký {site}, nhưng email đã có tài khoản. Hãy đăng nhập; nếu quên mật khẩu, hãy chọn “Quên mật khẩu?”. Nếu không phải bạn, bạn không cần làm gì.',
    sms: '{site}: số này đã có tài khoản. Hãy đăng nhập hoặc chọn “Quên mật khẩu?”. Nếu không phải bạn, bạn không cần làm gì.',
  },
  already_bound: {
    subject: '{site}: thông tin liên hệ của bạn đã được liên kết',
    text: 'Vừa có người thử liên kết email này với một tài khoản khác tại {site}, nhưng email đã thuộc về tài khoản của bạn. Không có gì thay đổi. Nếu là bạn, hãy chọn email khác.',
    sms: '{site}: có người thử liên kết số này với tài khoản khác. Số đã thuộc về tài khoản của bạn; không có gì thay đổi.',
  },
};
