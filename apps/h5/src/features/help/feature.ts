import { open, saying } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('common/article', 'common.titles.article', () => import('./ArticleScreen.tsx').then((m) => m.ArticleScreen)),
  open('common/webView', 'common.titles.webView', () => import('./WebViewScreen.tsx').then((m) => m.WebViewScreen)),
  open('common/faq', 'common.titles.faq', () => import('./FaqScreen.tsx').then((m) => m.FaqScreen)),
  open('common/contactus', 'common.titles.contact', () => import('./ContactScreen.tsx').then((m) => m.ContactScreen)),
  ...saying('notOffered', [
    open('common/notOffered', 'common.titles.notOffered', () =>
      import('./NotOfferedScreen.tsx').then((m) => m.NotOfferedScreen),
    ),
  ]),
  ...saying('status', [
    open('common/status', 'common.titles.status', () => import('./StatusScreen.tsx').then((m) => m.StatusScreen)),
  ]),
  open('common/aboutus', 'common.titles.about', () => import('./AboutScreen.tsx').then((m) => m.AboutScreen)),
];
