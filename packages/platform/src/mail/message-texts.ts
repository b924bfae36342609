import type { LanguageCode } from '@candor/contract';
import { unreachable } from '@candor/kernel';
import type { CodeScene } from '../codes/scenes.ts';

/** What a message says: a code for a scene, or that the address already has an account. */
export type MessageKind =
  | { readonly kind: 'code'; readonly scene: CodeScene; readonly code: string; readonly minutes: number }
  | { readonly kind: 'already_registered' }
  | { readonly kind: 'password_changed' };

export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/** Writes a message in a language; one without texts of its own gets English. */
export type MessageTexts = (message: MessageKind, lang: LanguageCode) => MessageText;

type Written = Readonly<Record<'vn' | 'zh' | 'en', MessageText>>;

const purposes: Readonly<Record<CodeScene, Readonly<Record<'vn' | 'zh' | 'en', string>>>> = {
  register: { vn: 'đăng ký tài khoản', zh: '注册账户', en: 'register' },
  login: { vn: 'đăng nhập', zh: '登录', en: 'log in' },
  forget: { vn: 'đặt lại mật khẩu', zh: '重置密码', en: 'reset your password' },
};

const alreadyRegistered: Written = {
  vn: {
    subject: 'Bạn đã có tài khoản Candor',
    text: 'Có người vừa thử đăng ký Candor bằng địa chỉ này, nhưng bạn đã có tài khoản. Hãy đăng nhập; nếu quên mật khẩu, chọn “Quên mật khẩu”. Nếu không phải bạn, bạn không cần làm gì.',
  },
  zh: {
    subject: '您已拥有 Candor 账户',
    text: '有人刚刚尝试用此地址注册 Candor，但您已经拥有账户。请直接登录；如忘记密码，请选择“忘记密码”。如果不是您本人操作，无需理会。',
  },
  en: {
    subject: 'You already have a Candor account',
    text: 'Somebody just tried to register at Candor with this address, but you already have an account. Log in; if you do not remember the password, choose “Forgot password”. If it was not you, there is nothing to do.',
  },
};

const passwordChanged: Written = {
  vn: {
    subject: 'Mật khẩu Candor đã được thay đổi',
    text: 'Mật khẩu của bạn vừa được đặt lại và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ với chúng tôi.',
  },
  zh: {
    subject: 'Candor 密码已更改',
    text: '您的密码刚刚已重置，所有设备均已退出登录。如果不是您本人操作，请立即重置密码并联系我们。',
  },
  en: {
    subject: 'Your Candor password was changed',
    text: 'Your password was just reset and every device was logged out. If it was not you, reset it again at once and contact us.',
  },
};

export const builtInTexts: MessageTexts = (message, lang) => {
  const written = lang === 'vn' || lang === 'zh' ? lang : 'en';
  switch (message.kind) {
    case 'code':
      return codeTexts(purposes[message.scene], message.code, message.minutes)[written];
    case 'already_registered':
      return alreadyRegistered[written];
    case 'password_changed':
      return passwordChanged[written];
    default:
      return unreachable(message);
  }
};

function codeTexts(purpose: Readonly<Record<'vn' | 'zh' | 'en', string>>, code: string, minutes: number): Written {
  return {
    vn: {
      subject: `${code} là mã xác minh Candor của bạn`,
      text: `${code} là mã để ${purpose.vn} tại Candor, có hiệu lực trong ${minutes} phút. Không đưa mã này cho bất kỳ ai, kể cả người tự nhận là nhân viên của chúng tôi.`,
    },
    zh: {
      subject: `${code} 是您的 Candor 验证码`,
      text: `${code} 是您在 Candor ${purpose.zh}的验证码，${minutes} 分钟内有效。请勿告诉任何人，包括自称我们工作人员的人。`,
    },
    en: {
      subject: `${code} is your Candor verification code`,
      text: `${code} is your code to ${purpose.en} at Candor. It is valid for ${minutes} minutes. Give it to nobody, not even to people who say they work for us.`,
    },
  };
}
