import { Hammer } from 'lucide-react';
import { useMessages } from '../../i18n/use-messages.ts';
import { Empty } from '../../ui/Empty.tsx';
import { PracticeBadge } from '../../ui/PracticeBadge.tsx';

/** A product whose issue has not come yet. */
export function ProductComing() {
  const t = useMessages();
  return (
    <div className="grid min-h-[70%] content-center justify-items-center">
      <PracticeBadge />
      <Empty icon={<Hammer />} title={t('common.underDevelopment')} text={t('common.underDevelopmentText')} />
    </div>
  );
}
