export { Markdown, type Ways } from './Markdown.tsx';
export { MenuIcon } from './MenuIcon.tsx';
export { MenuTile } from './MenuTile.tsx';
export { Article, BannerCard, bannerLook, NewsCard } from './News.tsx';
export { BannerArt, bannerDrawings, newsIcons, NewsThumb } from './NewsArt.tsx';
export { Question } from './Question.tsx';
