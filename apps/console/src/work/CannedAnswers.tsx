import { type LanguageCode, listCannedAnswers } from '@candor/api';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';

interface CannedAnswersProps {
  /** Of the person who is answered. */
  readonly lang: LanguageCode;
  readonly onChoose: (text: string) => void;
}

/** Prepared answers in the language of a case, which go into the answer to be changed there. */
export function CannedAnswers({ lang, onChoose }: CannedAnswersProps) {
  const t = useMessages();
  const answers = useCall(listCannedAnswers, { lang });
  if (answers.data === undefined) return null;
  if (answers.data.length === 0) return <p className="text-12 text-fg-3">{t('desk.insertNone')}</p>;
  return (
    <div role="group" aria-label={t('desk.insert')} className="flex flex-wrap gap-1.5">
      {answers.data.map(({ answerKey, title, text }) => (
        <button
          key={answerKey}
          type="button"
          title={text}
          onClick={() => onChoose(text)}
          className="h-7 max-w-full truncate rounded-full bg-inset px-3 text-12 font-medium text-fg-2"
        >
          {title}
        </button>
      ))}
    </div>
  );
}
