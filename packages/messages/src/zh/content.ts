import type { content as english } from '../en/content.ts';
import type { SameTexts } from '../same-texts.ts';

export const content: SameTexts<typeof english> = {
  faqSearch: '搜索问题',
  noAnswers: '没有与“{text}”匹配的问题',
  askUs: '联系我们',
  noNews: '暂无资讯',
  noArticle: '找不到这篇文章',
  noArticleText: '文章可能已下架，或链接不完整。',
  allNews: '全部资讯',
  published: '发布于 {time}',
  updated: '更新于 {time}',
  linkCopied: '链接已复制',
  shareFailed: '此处无法分享。',
  channels: '联系渠道',
  copyChannel: '复制{name}',
  leavingTitle: '您即将离开 Candor',
  leavingText: '该页面属于 {host}，其内容不受我们控制。它将在新标签页中打开。',
  ownSite: '这是我们自己的页面，将在新标签页中打开。',
  openOutside: '在新标签页中打开',
  stay: '留在这里',
  refusedTitle: '此地址不会被打开',
  refused: {
    unreadable: '这不是网页地址。',
    scheme: '只打开以 https:// 开头的地址。',
    disguised: '它的写法掩盖了真实去向。',
    stranger: '{host} 不在本应用可打开的网站名单中。',
  },
  neverAsk: '我们绝不会在其他网站上索要您的密码或验证码。',
};
