import { useMemo } from 'react';
import { piecesOf } from './pieces.ts';

interface MessageTextProps {
  readonly text: string;
  /** Names that "@name" may stand for. */
  readonly names?: readonly string[];
}

/** The text of a message as it was written; a link is underlined and leads nowhere. */
export function MessageText({ text, names }: MessageTextProps) {
  const pieces = useMemo(() => piecesOf(text, names), [text, names]);
  return pieces.map((piece, at) => {
    const key = `${at} ${piece.text}`;
    if (piece.kind === 'text') return piece.text;
    return (
      <span
        key={key}
        className={piece.kind === 'mention' ? 'font-semibold' : 'underline decoration-dotted underline-offset-2'}
      >
        {piece.text}
      </span>
    );
  });
}
