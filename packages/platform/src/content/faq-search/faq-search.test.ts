import { expect, it } from 'vitest';
import type { ContentLanguage } from '../languages.ts';
import { builtInTexts } from '../seed/built-in-texts.ts';
import { faqKeys } from '../seed/faq.ts';
import { rankFaq } from './rank.ts';

type FaqKey = (typeof faqKeys)[number];

/** Sixty questions as users type them, each with the entry that answers it. */
const table: Readonly<Record<ContentLanguage, readonly (readonly [string, FaqKey])[]>> = {
  en: [
    ['how can i sign up', 'register'],
    ['i never got the sms with the code', 'no_code'],
    ['switch the app to vietnamese', 'languages'],
    ['limit vs market', 'limit_or_market'],
    ['where do i set a stop loss', 'stop_orders'],
    ['how high are the fees', 'fees'],
    ['my market order was only partially filled', 'unfilled'],
    ['part of my balance is locked', 'frozen'],
    ['export my trades for tax', 'statement'],
    ['i cant remember my password', 'forgot_password'],
    ['someone on the phone wants my code', 'asked_for_code'],
    ['is this real money or demo', 'real_money'],
    ['my usdt did not arrive', 'deposit_missing'],
    ['sent coins on the wrong chain', 'wrong_network'],
    ['withdrawal still pending how long', 'withdrawal_states'],
    ['can i cancel a withdrawal', 'withdrawal_undo'],
    ['why is my payout blocked for 24 hours', 'withdrawal_hold'],
    ['which documents for kyc level 2', 'identity_levels'],
    ['new phone, lost my google authenticator', 'lost_phone'],
    ['i think i was hacked', 'stolen_account'],
  ],
  vn: [
    ['đăng ký tài khoản', 'register'],
    ['khong nhan duoc otp', 'no_code'],
    ['đổi sang tiếng anh', 'languages'],
    ['phi giao dich bao nhieu', 'fees'],
    ['lệnh limit khác market chỗ nào', 'limit_or_market'],
    ['đặt cắt lỗ thế nào', 'stop_orders'],
    ['số dư bị khóa', 'frozen'],
    ['chuyển tiền từ giao ngay sang hợp đồng', 'transfer'],
    ['quen mat khau roi', 'forgot_password'],
    ['có người gọi điện xin mã', 'asked_for_code'],
    ['hết tiền rồi, xin thêm', 'claim'],
    ['nạp usdt mà chưa thấy', 'deposit_missing'],
    ['chuyển nhầm mạng trc20', 'wrong_network'],
    ['rút tiền mất bao lâu', 'withdrawal_states'],
    ['hủy lệnh rút được không', 'withdrawal_undo'],
    ['sao không rút được', 'withdrawal_hold'],
    ['kyc cần những gì', 'identity_levels'],
    ['ảnh cccd của tôi ai xem', 'identity_pictures'],
    ['mất điện thoại có 2fa', 'lost_phone'],
    ['tài khoản bị hack', 'stolen_account'],
  ],
  zh: [
    ['怎么注册', 'register'],
    ['收不到短信', 'no_code'],
    ['换成英文', 'languages'],
    ['手续费多少', 'fees'],
    ['限价和市价的区别', 'limit_or_market'],
    ['怎么设置止损', 'stop_orders'],
    ['余额不可用', 'frozen'],
    ['怎么把钱转到合约账户', 'transfer'],
    ['密码忘了', 'forgot_password'],
    ['骗子要我的验证码', 'asked_for_code'],
    ['模拟资金用完了，再领一些', 'claim'],
    ['充值没到账', 'deposit_missing'],
    ['转错链了', 'wrong_network'],
    ['提现要多久', 'withdrawal_states'],
    ['取消提现', 'withdrawal_undo'],
    ['为什么不能提现', 'withdrawal_hold'],
    ['实名认证需要什么', 'identity_levels'],
    ['身份证照片安全吗', 'identity_pictures'],
    ['谷歌验证器丢了', 'lost_phone'],
    ['账户被盗', 'stolen_account'],
  ],
};

it('finds the right answer among the first three for at least 57 of 60 questions in three languages', () => {
  const asked = Object.entries(table).flatMap(([lang, rows]) =>
    rows.map((row) => [lang as ContentLanguage, ...row] as const),
  );
  const missed = asked.filter(([lang, words, key]) => !firstThree(lang, words).includes(key));
  expect(asked).toHaveLength(60);
  expect(
    missed.length,
    JSON.stringify(
      missed.map((row) => [...row, firstThree(row[0], row[1])]),
      null,
      1,
    ),
  ).toBeLessThanOrEqual(3);
});

it('reads Vietnamese without its marks, and with them', () => {
  expect(firstThree('vn', 'Quên mật khẩu')[0]).toBe('forgot_password');
  expect(firstThree('vn', 'QUEN MAT KHAU')[0]).toBe('forgot_password');
  expect(firstThree('vn', 'dong bang so du')[0]).toBe('frozen');
});

it('finds nothing for words that are in no text', () => {
  expect(firstThree('en', 'xylophone')).toEqual([]);
  expect(firstThree('zh', '？！')).toEqual([]);
  expect(firstThree('en', '')).toEqual([]);
});

function firstThree(lang: ContentLanguage, words: string): readonly FaqKey[] {
  const entries = faqKeys.map((key, at) => ({ id: at + 1, ...builtInTexts[lang].faq[key] }));
  return rankFaq(entries, words, lang)
    .slice(0, 3)
    .map(({ id }) => faqKeys[id - 1] as FaqKey);
}
