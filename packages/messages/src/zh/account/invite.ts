import type { PartTexts } from '../../same-texts.ts';

export const invite: PartTexts<'account'>['invite'] = {
  cardTitle: '和我一起使用 Candor',
  qr: '邀请链接的二维码',
  code: '邀请码',
  copyCode: '复制邀请码',
  link: '邀请链接',
  copyLink: '复制链接',
  saveImage: '保存图片',
  imageSaved: '图片已保存',
  imageFailed: '此浏览器无法生成图片，请改为复制链接。',
  rebates: '返佣',
  noRebates: '暂无返佣',
  noRebatesText:
    '使用您的邀请码注册的人会记为由您邀请。目前邀请尚无返佣；一旦开始发放，每一笔返佣及其对应的手续费都会列在这里。',
};
