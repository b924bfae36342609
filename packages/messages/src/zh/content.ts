import type { content as english } from '../en/content.ts';
import type { SameTexts } from '../same-texts.ts';

export const content: SameTexts<typeof english> = {
  article: '文章',
  news: '资讯',
  faq: '常见问题',
  faqSearch: '搜索问题',
  noAnswers: '没有与“{text}”匹配的问题',
  aboutUs: '关于我们',
  contactUs: '联系我们',
  compliance: '运营合规',
  published: '发布于 {time}',
  updated: '更新于 {time}',
  webView: '网页',
  leaving: '即将前往 {host}',
  openOutside: '打开',
};
