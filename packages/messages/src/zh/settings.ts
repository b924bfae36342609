import type { settings as english } from '../en/settings.ts';
import type { SameTexts } from '../same-texts.ts';

export const settings: SameTexts<typeof english> = {
  title: '设置',
  uid: 'UID {uid}',
  copyUid: '复制 UID',
  creditScore: '信用分 {score}',
  identity: {
    none: '未认证',
    basic: '初级认证（Lv1）',
    advanced: '高级认证（Lv2）',
  },
  groups: {
    account: '账户',
    preferences: '偏好',
    help: '帮助',
  },
  myQrCode: '我的二维码',
  invitations: '邀请',
  rebate: '返佣',
  bills: '账单',
  walletAddresses: '钱包地址',
  bankCards: '银行卡',
  security: '安全设置',
  notifications: '系统通知',
  fiat: '默认法币',
  language: '语言',
  theme: '主题',
  themes: {
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
  },
  numberFormat: '数字格式',
  colours: '涨跌颜色',
  colourConventions: {
    greenUp: '绿涨红跌',
    redUp: '红涨绿跌',
  },
  haptics: '振动反馈',
  confirmOrders: '下单确认',
  version: '版本 {version}',
  logout: '退出登录',
  logoutQuestion: '确定退出登录？',
};
