/** Articles, FAQ, about, contact, compliance and the web view. */
export const content = {
  article: 'Article',
  news: 'News',
  faq: 'FAQ',
  faqSearch: 'Search questions',
  noAnswers: 'No question matches “{text}”',
  aboutUs: 'About us',
  contactUs: 'Contact us',
  compliance: 'Operational compliance',
  published: 'Published {time}',
  updated: 'Updated {time}',
  webView: 'Web page',
  leaving: 'You are leaving for {host}',
  openOutside: 'Open',
} as const;
