import type { mails as english } from '../en/mails.ts';
import type { SameTexts } from '../same-texts.ts';

export const mails: SameTexts<typeof english> = {
  register: {
    subject: '{site}：确认注册',
    text: '{code} 是您在 {site} 的注册验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。请仅在 {site} 上输入；如非本人操作，请忽略。',
    sms: '【{site}】{code} 为注册验证码，{minutes} 分钟内有效。请勿告诉任何人，包括我们。',
  },
  login: {
    subject: '{site}：登录验证码',
    text: '{code} 是您登录 {site} 的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有登录，说明有人知道您的密码，请立即修改。',
    sms: '【{site}】{code} 为登录验证码，{minutes} 分钟内有效。请勿告诉任何人。如非本人操作，请修改密码。',
  },
  forget: {
    subject: '{site}：重置密码',
    text: '{code} 是您在 {site} 重置密码的验证码，{minutes} 分钟内有效。\n\n持有此验证码的人可以接管您的账户，{site} 的任何人都不会向您索要。如非本人操作，请忽略，密码不会改变。',
    sms: '【{site}】{code} 为重置密码验证码，{minutes} 分钟内有效。持有者可接管您的账户，请勿告诉任何人。',
  },
  already_registered: {
    subject: '{site}：您已拥有账户',
    text: '有人刚刚尝试用此地址注册 {site}，但该地址已有账户。请直接登录；如忘记密码，请选择“忘记密码？”。如非本人操作，无需理会。',
    sms: '【{site}】此号码已有账户，请登录或选择“忘记密码？”。如非本人操作，无需理会。',
  },
  password_changed: {
    subject: '{site}：密码已更改',
    text: '您在 {site} 的密码刚刚已更改，所有设备均已退出登录。如非本人操作，请立即通过“忘记密码？”重置并联系我们。',
    sms: '【{site}】您的密码刚刚已更改。如非本人操作，请立即通过“忘记密码？”重置。',
  },
};
