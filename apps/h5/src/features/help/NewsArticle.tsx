import { getNews } from '@candor/api';
import { dateText } from '@candor/kit';
import { Empty } from '@candor/kit/view';
import { FileQuestion } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { ReadingPage, ReadingText, SkeletonText } from './ReadingPage.tsx';

/** One article by its number; an invalid number is an article that is not here. */
export function NewsArticle({ newsId }: { readonly newsId: number | undefined }) {
  const t = useMessages();
  const news = useCall(getNews, { newsId: newsId ?? 0 }, { isEnabled: newsId !== undefined });
  const toAllNews = () => redirectTo('/pages/common/article', { type: 'news' });
  const isMissing = newsId === undefined || (news.state === 'failed' && news.error.code === 'content_not_found');
  return (
    <ReadingPage title={t('common.titles.article')} canShare={!isMissing}>
      {isMissing ? (
        <Empty
          icon={<FileQuestion />}
          title={t('content.noArticle')}
          text={t('content.noArticleText')}
          action={
            <Button look="soft" size="small" onClick={toAllNews}>
              {t('content.allNews')}
            </Button>
          }
        />
      ) : (
        <>
          <Loaded from={news} skeleton={<SkeletonText />}>
            {(data) => (
              <ReadingText
                title={data.title}
                when={t('content.published', { time: dateText(data.publishedAtMs) })}
                text={data.content}
                next={{ label: t('content.allNews'), onPress: toAllNews }}
              />
            )}
          </Loaded>
        </>
      )}
    </ReadingPage>
  );
}
