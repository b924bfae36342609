import { useMessages } from '../i18n/use-messages.ts';
import { Tag } from './Tag.tsx';

/** This installation trades practice funds, and says so on every screen (RULES 0). */
export function PracticeBadge() {
  const t = useMessages();
  return <Tag look="warn">{t('common.practice')}</Tag>;
}
