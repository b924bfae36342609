import type { MessageRow } from '@candor/api';
import { useMemo } from 'react';
import { useFactLabel, useWord } from '../lib/i18n.tsx';

/** A message, or what another one quotes of it. */
type Said = Pick<MessageRow, 'role' | 'nickname' | 'text' | 'redacted'> &
  Partial<Pick<MessageRow, 'hasPicture' | 'mark' | 'card'>>;

interface MessageTexts {
  readonly author: (message: Said) => string;
  readonly text: (message: Said) => string;
  /** The author and the first words, on one line. */
  readonly begins: (message: Said) => string;
}

const shownMax = 60;

/** Puts the messages of a case into words. */
export function useMessageText(): MessageTexts {
  const labelOf = useFactLabel();
  const sayWord = useWord();
  return useMemo(() => {
    const author = ({ role, nickname }: Said): string =>
      role === 'system' || nickname === undefined ? sayWord(role) : `${nickname} · ${sayWord(role)}`;
    const text = ({ text: typed, redacted, hasPicture = false, mark, card }: Said): string => {
      if (redacted !== undefined) return `${labelOf('redacted')}: ${sayWord(redacted)}`;
      const kind = mark?.kind ?? card?.kind;
      const said = typed === '' && kind !== undefined ? sayWord(kind) : typed;
      return hasPicture ? [said, labelOf('hasPicture')].filter((part) => part !== '').join(' · ') : said;
    };
    const begins = (message: Said): string => {
      const signs = [...text(message).replaceAll(/\s+/g, ' ')];
      const shown = signs.length > shownMax ? `${signs.slice(0, shownMax).join('')}…` : signs.join('');
      return `${message.nickname ?? sayWord(message.role)}: ${shown}`;
    };
    return { author, text, begins };
  }, [labelOf, sayWord]);
}
