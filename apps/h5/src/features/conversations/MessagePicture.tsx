import { Image, ImageOff, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#i18n/use-messages.ts';
import { blobOf } from '#lib/base64.ts';
import { FileImage } from '#ui/FileImage.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { Talk } from './talk.ts';

interface MessagePictureProps {
  readonly talk: Talk;
  readonly seq: number;
}

/** A picture is read again when nobody has looked at it for so long. */
const keptMs = 5 * 60_000;

/** The picture of a message, read when its place comes into view; a tap shows the whole of it. */
export function MessagePicture({ talk, seq }: MessagePictureProps) {
  const t = useMessages();
  const place = useRef<HTMLButtonElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      {
        rootMargin: '200px',
      },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  // The last part of a key is that it is a user's: pictures of private talks go with the session.
  const picture = useQuery({
    queryKey: ['message picture', talk.key, seq, true],
    queryFn: async () => {
      const { content, mediaType } = await talk.picture(seq);
      return blobOf(content, mediaType);
    },
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  });
  const broken = <ImageOff aria-hidden className="m-auto size-6 text-fg-3" strokeWidth={1.75} />;
  const spinner = <LoaderCircle aria-hidden className="m-auto size-5 animate-spin text-fg-3" />;
  const label = t('conversation.picture.open');
  return (
    <>
      {/* Its content changes as the picture comes: a press that began on one and ended on the other would be none. */}
      <button
        ref={place}
        type="button"
        aria-label={picture.isError ? t('conversation.picture.again') : label}
        onClick={() => (picture.isError ? void picture.refetch() : setIsOpen(true))}
        className="press block h-40 w-52 max-w-full overflow-hidden rounded-tile bg-inset *:pointer-events-none"
      >
        {picture.data !== undefined ? (
          <FileImage file={picture.data} alt="" whenBroken={broken} className="size-full object-cover" />
        ) : picture.isError ? (
          <span className="flex flex-col items-center gap-1.5 text-12 text-fg-3">
            {broken}
            {t('conversation.picture.again')}
          </span>
        ) : isNear ? (
          spinner
        ) : (
          <Image aria-hidden className="m-auto size-6 text-fg-3" strokeWidth={1.75} />
        )}
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('conversation.picture.title')}>
        {picture.data !== undefined ? (
          <FileImage
            file={picture.data}
            alt={t('conversation.picture.title')}
            whenBroken={broken}
            className="mx-auto max-h-[68dvh] max-w-full rounded-tile object-contain"
          />
        ) : (
          <div className="grid h-40 place-items-center">{picture.isError ? broken : spinner}</div>
        )}
      </Sheet>
    </>
  );
}
