import { type ContentKind, type ContentLanguage, fallbackLanguage, isComplete, type ItemContent } from '@candor/api';
import { menuIcons } from '@candor/reading';
import { Article, BannerCard, bannerLook, Markdown, MenuTile, NewsCard, Question } from '@candor/reading/view';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import type { Theme } from '../lib/stored.ts';
import { Panel } from '../ui/Page.tsx';

interface PhonePreviewProps {
  readonly kind: ContentKind;
  /** Of a place in the menu: which. */
  readonly itemKey: string;
  readonly content: ItemContent;
  readonly lang: ContentLanguage;
}

/** The app's own parts, 390 px wide, in the language and with the texts that its readers would get. */
export function PhonePreview({ kind, itemKey, content, lang }: PhonePreviewProps) {
  const t = useMessages();
  const { theme: own } = useSettings();
  const [chosen, setTheme] = useState<Theme>();
  const theme = chosen ?? own;
  const texts = (isComplete(kind, content.texts[lang]) ? content.texts[lang] : content.texts[fallbackLanguage]) ?? {};
  return (
    <Panel title={t('desk.preview.title')}>
      <div className="flex gap-1.5">
        {(['dark', 'light'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            onClick={() => setTheme(one)}
            className={`h-7 rounded-full px-3 text-12 font-medium ${one === theme ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2'}`}
          >
            {t(`desk.preview.${one}`)}
          </button>
        ))}
      </div>
      <div
        data-theme={theme}
        data-density="phone"
        lang={lang === 'zh' ? 'zh-Hans' : lang === 'vn' ? 'vi' : 'en'}
        className="w-[390px] max-w-full self-center overflow-hidden rounded-card border border-line-strong bg-bg text-fg"
      >
        <Screen kind={kind} itemKey={itemKey} texts={texts} facts={content.facts} />
      </div>
    </Panel>
  );
}

interface ScreenProps extends Pick<PhonePreviewProps, 'kind' | 'itemKey'>, Pick<ItemContent, 'facts'> {
  readonly texts: Readonly<Record<string, string>>;
}

/** The icon of an entry in the menu; an entry that the app does not know has none there either. */
const iconOf = (key: string): string => (menuIcons as Readonly<Record<string, string>>)[key] ?? '';

function Screen({ kind, itemKey, texts, facts }: ScreenProps) {
  const t = useMessages();
  const { title = '', summary = '', body = '' } = texts;
  const image = String(facts['image'] ?? '');
  const text = (words: string, size?: 'note'): ReactNode => (
    <Markdown text={words} {...(size && { size })} onWeb={(address) => toast.info(address)} onPage={toast.info} />
  );
  const article = (
    <div className="px-4 pt-4 pb-8">
      <Article title={title} when={t('desk.preview.date')}>
        {text(body)}
      </Article>
    </div>
  );
  switch (kind) {
    case 'news':
      return (
        <>
          <div className="flex w-full gap-3 border-b border-line px-4 py-3.5">
            <NewsCard
              title={title}
              summary={summary}
              image={image}
              when={<span className="mt-1.5 block text-12 text-fg-3">{t('desk.preview.date')}</span>}
            />
          </div>
          {article}
        </>
      );
    case 'banner':
      return (
        <>
          <div className="p-4">
            <div className={bannerLook}>
              <BannerCard title={title} summary={summary} image={image} />
            </div>
          </div>
          {body !== '' && article}
        </>
      );
    case 'popup':
      return (
        <>
          <div className="m-4 rounded-card bg-raised p-5">
            <h2 className="text-18 font-semibold">{title}</h2>
            <p className="mt-3 text-14 text-fg-2">{summary}</p>
          </div>
          {body !== '' && article}
        </>
      );
    case 'faq':
      return (
        <div className="m-4 rounded-card border border-line bg-surface px-4">
          <Question question={texts['question'] ?? ''} isFirstOpen>
            {text(texts['answer'] ?? '', 'note')}
          </Question>
        </div>
      );
    case 'page':
      return article;
    case 'menu':
      return (
        <div className="grid grid-cols-5 px-1.5 py-5">
          {facts['isHidden'] !== true && <MenuTile icon={iconOf(itemKey)} name={texts['label'] ?? ''} />}
        </div>
      );
    case 'topic':
      return <h2 className="m-4 text-13 font-medium text-fg-3">{title}</h2>;
    case 'answer':
      return (
        <p className="m-4 max-w-72 rounded-card bg-surface px-4 py-3 text-15 whitespace-pre-wrap">{texts['text']}</p>
      );
  }
}
