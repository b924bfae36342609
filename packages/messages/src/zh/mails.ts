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
  bind: {
    subject: '{site}：确认新的联系方式',
    text: '{code} 是将此邮箱绑定到您的 {site} 账户的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如非本人操作，请忽略，不会有任何变化。',
    sms: '【{site}】{code} 为绑定此手机号的验证码，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  unfreeze: {
    subject: '{site}：解冻账户验证码',
    text: '{code} 是解冻您的 {site} 账户的验证码，{minutes} 分钟内有效。\n\n如非本人操作，说明有人试图打开您的账户：请勿透露验证码，并保持账户冻结。',
    sms: '【{site}】{code} 为解冻账户的验证码，{minutes} 分钟内有效。如非本人操作，请勿透露，并保持账户冻结。',
  },
  password: {
    subject: '{site}：修改密码验证码',
    text: '{code} 是您修改 {site} 密码的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有修改密码，说明有人正在使用您的账户。',
    sms: '【{site}】{code} 为修改密码验证码，{minutes} 分钟内有效。如非本人操作，说明有人正在使用您的账户。',
  },
  pay_password: {
    subject: '{site}：重置支付密码验证码',
    text: '{code} 是您重置 {site} 支付密码的验证码，{minutes} 分钟内有效。\n\n{site} 的任何人都不会向您索要此验证码。如果您此刻没有重置支付密码，说明有人正在使用您的账户。',
    sms: '【{site}】{code} 为重置支付密码验证码，{minutes} 分钟内有效。如非本人操作，说明有人正在使用您的账户。',
  },
  confirm: {
    subject: '{site}：确认更换联系方式',
    text: '{code} 是更换您 {site} 账户的邮箱或手机号的验证码，{minutes} 分钟内有效。\n\n凭此验证码可以更换账户的联系方式。如果您此刻没有进行此操作，请勿透露：有人正在使用您的账户。',
    sms: '【{site}】{code} 为更换邮箱或手机号的验证码，{minutes} 分钟内有效。如非本人操作，请勿透露。',
  },
  recovery: {
    subject: '{site}：恢复您的账户',
    text: '{code} 是您在 {site} 恢复账户的验证码，{minutes} 分钟内有效。\n\n任何人有了此验证码和您的密码，就可以申请移除账户的所有双重验证。{site} 的人员绝不会向您索要。如果您现在没有进行此操作，请勿告诉他人，并更改密码。',
    sms: '{site}：{code} 是您恢复账户的验证码，{minutes} 分钟内有效。不是您本人？请勿告诉他人，并更改密码。',
  },
  already_registered: {
    subject: '{site}：您已拥有账户',
    text: '有人刚刚尝试用此邮箱注册 {site}，但该邮箱已有账户。请直接登录；如忘记密码，请选择“忘记密码？”。如非本人操作，无需理会。',
    sms: '【{site}】此号码已有账户，请登录或选择“忘记密码？”。如非本人操作，无需理会。',
  },
  already_bound: {
    subject: '{site}：您的联系方式已绑定账户',
    text: '刚刚有人尝试将此邮箱绑定到 {site} 的其他账户，但它已属于您的账户，没有任何变化。如果是您本人，请换一个邮箱。',
    sms: '【{site}】有人尝试将此号码绑定到其他账户，但它已属于您的账户，没有任何变化。',
  },
};
