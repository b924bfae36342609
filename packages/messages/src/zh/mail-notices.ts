import type { mailFrame as englishFrame, mailNotices as english } from '../en/mail-notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const mailFrame: SameTexts<typeof englishFrame> = {
  word: '您的防钓鱼码：{word}。没有它的消息不是我们发送的。',
  sms_word: '[{word}]',
  freeze: '不是您本人？请立即冻结账户，冻结后无法提现：{link}',
  freeze_button: '冻结我的账户',
  freeze_hint: '不是您本人？请立即冻结账户：所有设备将退出登录，且无法提现。',
  cancel: '您没有丢失双重验证，或不是您本人申请？请取消该申请：{link}',
  cancel_button: '取消申请',
  cancel_hint: '您没有丢失双重验证，或不是您本人申请？请取消该申请，任何内容都不会被移除。',
  footer: '{site} 将此消息发送给账户所有者。我们绝不会索要密码或验证码。',
};

export const mailNotices: SameTexts<typeof english> = {
  new_device: {
    subject: '{site}：新设备登录',
    text: '刚刚有人从未使用过的设备或网络登录了您的 {site} 账户。\n\n设备：{device}\n网络：{network}\n时间：{at}\n\n如果是您本人，无需任何操作。',
    sms: '【{site}】新设备登录：{device}，{network}，{at}。如非本人，请冻结账户。',
  },
  factor_guessed: {
    subject: '{site}：有人正在猜测您的双重验证码',
    text: '一天之内，有人在掌握您的密码或使用已登录设备的情况下，五次输入了错误的双重验证码，最近一次是 {at}。之后每次尝试的等待时间会越来越长，目前无人登录成功。\n\n如非本人操作，说明有人知道您的密码：请立即修改密码，并结束您不认识的会话。',
    sms: '【{site}】您的双重验证码已被输错五次，最近一次 {at}。如非本人，说明有人知道您的密码，请立即修改。',
  },
  password_changed: {
    subject: '{site}：登录密码已修改',
    text: '您的 {site} 登录密码刚刚被修改，其他设备均已退出登录。提现暂停至 {until}。',
    sms: '【{site}】您的登录密码刚刚被修改，提现暂停至 {until}。如非本人，请冻结账户。',
  },
  pay_password_changed: {
    subject: '{site}：支付密码已修改',
    text: '您的 {site} 支付密码刚刚被设置或修改。提现暂停至 {until}。',
    sms: '【{site}】您的支付密码刚刚被设置或修改，提现暂停至 {until}。',
  },
  phone_changed: {
    subject: '{site}：账户手机号已更换',
    text: '您 {site} 账户的手机号现为 {phone}。提现暂停至 {until}。',
    sms: '【{site}】您账户的手机号现为 {phone}，提现暂停至 {until}。',
  },
  email_changed: {
    subject: '{site}：账户邮箱已更换',
    text: '您 {site} 账户的邮箱现为 {email}。提现暂停至 {until}。',
    sms: '【{site}】您账户的邮箱现为 {email}，提现暂停至 {until}。',
  },
  factor_added: {
    subject: '{site}：已添加双重验证方式',
    text: '您的 {site} 账户刚刚添加了双重验证方式：{factor, select, totp {验证器应用} other {通行密钥“{name}”}}。提现暂停至 {until}。',
    sms: '【{site}】您的账户刚刚添加了双重验证方式，提现暂停至 {until}。',
  },
  factor_removed: {
    subject: '{site}：已移除双重验证方式',
    text: '您的 {site} 账户刚刚移除了双重验证方式：{factor, select, totp {验证器应用} other {通行密钥“{name}”}}。提现暂停至 {until}。',
    sms: '【{site}】您的账户刚刚移除了双重验证方式，提现暂停至 {until}。',
  },
  recovery_codes_made: {
    subject: '{site}：已生成新的恢复码',
    text: '刚刚为您的 {site} 账户生成了新的恢复码，之前的恢复码已失效。',
    sms: '【{site}】已生成新的恢复码，之前的恢复码已失效。',
  },
  destination_booked: {
    subject: '{site}：新增提现收款方',
    text: '“{label}”（{network}）刚刚已加入您的提现收款方，自 {usableAt} 起可用。',
    sms: '【{site}】“{label}”（{network}）已加入提现收款方，自 {usableAt} 起可用。如非本人，请冻结账户。',
  },
  withdrawal_requested: {
    subject: '{site}：提现 {amount} {asset}',
    text: '您申请提现 {amount} {asset} 至 {to}。在 {undoUntil} 之前可以撤回。',
    sms: '【{site}】提现 {amount} {asset} 至 {to}，{undoUntil} 前可撤回。如非本人，请冻结账户。',
  },
  withdrawal_sent: {
    subject: '{site}：{amount} {asset} 已发出',
    text: '您提现至 {to} 的 {amount} {asset} 已发出。\n\n交易哈希：{transaction}',
    sms: '【{site}】您提现至 {to} 的 {amount} {asset} 已发出。',
  },
  withdrawal_failed: {
    subject: '{site}：提现未成功',
    text: '您提现至 {to} 的 {amount} {asset} 未能完成，全部金额已退回您的账户。',
    sms: '【{site}】您的 {amount} {asset} 提现未成功，全部金额已退回账户。',
  },
  withdrawal_refused: {
    subject: '{site}：提现被拒绝',
    text: '您提现至 {to} 的 {amount} {asset} 被拒绝：{reason, select, destination_suspicious {收款方涉嫌欺诈} identity_doubtful {需要先核实您的身份} funds_origin_unclear {资金来源需要核实} order_of_authority {应主管机关要求} other {未通过审核}}。全部金额已退回您的账户。',
    sms: '【{site}】您的 {amount} {asset} 提现被拒绝，全部金额已退回账户。',
  },
  deposit_credited: {
    subject: '{site}：{amount} {asset} 已到账',
    text: '您的充值 {amount} {asset}（{network}）已到账，可以使用。',
    sms: '【{site}】您的充值 {amount} {asset}（{network}）已到账。',
  },
  identity_verified: {
    subject: '{site}：身份认证已通过',
    text: '您在 {site} 的身份认证已通过：{level, select, advanced {高级认证} other {初级认证}}。您的限额已提高。',
    sms: '【{site}】您的身份认证已通过。',
  },
  identity_failed: {
    subject: '{site}：身份认证未通过',
    text: '您在 {site} 的身份认证暂未通过。请打开认证页面，查看需要更正的内容。',
    sms: '【{site}】您的身份认证暂未通过，认证页面会说明需要更正的内容。',
  },
  sessions_ended: {
    subject: '{site}：您的所有设备已退出登录',
    text: '{reason, select, unusual_activity {因发现您的账户有异常活动} access_known_to_others {因他人可能知道您的密码或访问过您的账户} asked_by_owner {应您的要求} order_of_authority {应主管机关要求} other {出于安全考虑}}，我们已于 {at} 让您 {site} 账户的所有设备退出登录，并停用了全部 API 密钥。您的余额和订单保持不变。\n\n{reason, select, access_known_to_others {请在重新登录后修改密码，并按需创建新的 API 密钥。} unusual_activity {您可以重新登录。如果近期的活动不是您本人所为，请先修改密码。} other {您可以重新登录，并按需创建新的 API 密钥。}}',
    sms: '【{site}】{reason, select, unusual_activity {因账户有异常活动} access_known_to_others {因他人可能访问过您的账户} asked_by_owner {应您的要求} order_of_authority {应主管机关要求} other {出于安全考虑}}，您的所有设备已退出登录，API 密钥已停用。{reason, select, access_known_to_others {请修改密码。} other {}}',
  },
  account_frozen: {
    subject: '{site}：账户已冻结',
    text: '您的 {site} 账户已冻结：所有设备已退出登录，API 密钥已失效，且无法提现。请在登录页面用密码、验证码和双重验证解冻。',
    sms: '【{site}】您的账户已冻结，无法提现。请在登录页面解冻。',
  },
  account_unfrozen: {
    subject: '{site}：账户已解冻',
    text: '您的 {site} 账户已解冻。提现暂停至 {until}。',
    sms: '【{site}】您的账户已解冻，提现暂停至 {until}。',
  },
  recovery_requested: {
    subject: '{site}：有人申请移除所有双重验证方式',
    text: '有人知道您的密码并确认了您的邮箱或手机，称您在 {site} 账户的所有双重验证方式均已丢失，并申请将其移除。\n\n设备：{device}\n网络：{network}\n最早移除时间：{dueAt}\n\n{account, select, frozen {账户目前已冻结，在此之前保持冻结，移除时将一并解冻。在此之前可以取消申请；使用双重验证解冻账户也会取消。} other {在此之前可以取消申请；使用双重验证登录一次也会取消。}}提现已暂停。',
    sms: '【{site}】有人申请{account, select, frozen {解冻您的账户并移除所有双重验证方式} other {移除您账户的所有双重验证方式}}，最早于 {dueAt} 执行。不是您本人？请取消： {cancelLink}',
  },
  recovery_allowed: {
    subject: '{site}：账户恢复申请已通过',
    text: '审核员已将照片与您认证的身份进行比对，并同意恢复您在 {site} 的账户。所有双重验证方式将于 {dueAt} 移除；在此之前仍可取消申请。',
    sms: '【{site}】账户恢复申请已通过，所有双重验证方式将于 {dueAt} 移除。不是您本人？请取消： {cancelLink}',
  },
  recovery_refused: {
    subject: '{site}：账户恢复申请被拒绝',
    text: '审核员拒绝了您在 {site} 的账户恢复申请：{reason}\n\n您的双重验证保持不变。您可以用新照片重新申请。',
    sms: '【{site}】账户恢复申请被拒绝，您的双重验证保持不变。',
  },
  recovery_done: {
    subject: '{site}：所有双重验证方式已移除',
    text: '等待期已满：您在 {site} 账户的验证器应用、所有通行密钥和恢复码均已移除，所有设备已退出登录，所有 API 密钥已失效。{account, select, frozen {账户已解冻。} other {}}请用密码登录，并立即设置新的双重验证。\n\n支付密码保持不变。提现暂停至 {until}。',
    sms: '【{site}】您账户的所有双重验证方式已移除{account, select, frozen {，账户已解冻} other {}}。请登录并设置新的验证。提现暂停至 {until}。',
  },
  recovery_cancelled: {
    subject: '{site}：账户恢复申请已取消',
    text: '移除您在 {site} 账户所有双重验证方式的申请已取消，双重验证保持不变。如果不是您提出的申请，说明有人知道您的密码，请立即修改。',
    sms: '【{site}】账户恢复申请已取消，双重验证保持不变。不是您申请的？请立即修改密码。',
  },
  api_key_made: {
    subject: '{site}：新建了 API 密钥',
    text: '刚刚为您的 {site} 账户创建了 API 密钥“{name}”，权限：{scopes}。',
    sms: '【{site}】已创建 API 密钥“{name}”。如非本人，请冻结账户。',
  },
};
