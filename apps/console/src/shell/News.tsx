import { seeOperatorNews } from '@candor/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { type Self, useSelf } from '../lib/self.ts';
import { NewsNote } from './NewsNote.tsx';
import { ReadingStops } from './ReadingStops.tsx';

type Item = Self['news'][number];

/** Everything that an operator has to know before they go on, on every page. */
export function News() {
  const { news, readingStops } = useSelf();
  if (news.length + readingStops.length === 0) return undefined;
  return (
    <div className="flex flex-col gap-2 px-6 pt-4 empty:hidden">
      <ReadingStops />
      {news.map((item) => (
        <Ended key={item.newsId} item={item} />
      ))}
    </div>
  );
}

/** The end of something that the operator had asked for. */
function Ended({ item }: { readonly item: Item }) {
  const t = useMessages();
  const moment = useMoment();
  const queries = useQueryClient();
  const seeing = useMutation({
    mutationFn: () => call(seeOperatorNews, { newsId: item.newsId }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['/operator/me'] }),
  });
  const { kind, about, subject, reason, by, atMs } = item;
  return (
    <NewsNote onClose={() => seeing.mutate()}>
      <p className="font-semibold">{t(`console.news.${kind}`, { about, by })}</p>
      <p className="text-fg-2">{[subject, reason, moment(atMs)].filter((part) => part !== '').join(' · ')}</p>
    </NewsNote>
  );
}
