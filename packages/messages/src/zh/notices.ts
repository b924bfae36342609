import type { notices as english } from '../en/notices.ts';
import type { SameTexts } from '../same-texts.ts';

export const notices: SameTexts<typeof english> = {
  orderPlaced: '委托已提交',
  orderFilled: '{side} {pair}：已成交 {amount} {asset}',
  orderPartlyFilled: '{side} {pair}：部分成交 {amount} {asset}',
  orderTriggered: '{side} {pair}：已到达触发价',
  orderCancelled: '委托已撤销',
  ordersCancelled: '已撤销 {count} 笔委托',
  orderAmended: '委托已修改',
  claimDone: '已领取 {amount} {asset} 模拟资金',
  loginSuccessful: '登录成功',
  registrationSucceeded: '注册成功',
  passwordChanged: '密码已修改，请使用新密码登录。',
  loggedOut: '您已退出登录',
  codeSent: '验证码已发送至 {recipient}',
};
