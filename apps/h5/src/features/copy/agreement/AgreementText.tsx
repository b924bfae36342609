import { CallError } from '@candor/api';
import { useQuery } from '@tanstack/react-query';
import { type Language, loadPart } from '#i18n/load-texts.ts';
import { Failure } from '#ui/Failure.tsx';
import { LongText } from '#features/help/LongText.tsx';
import type { LongTextProps } from '#features/help/long-text.ts';
import { SkeletonText } from '#features/help/ReadingPage.tsx';

interface AgreementTextProps extends Pick<LongTextProps, 'size'> {
  readonly language: Language;
}

/** It comes as a file of the app; when that fails, the connection was lost. */
const notLoaded = new CallError({ kind: 'broken', code: 'chunk_load_error' });

/** The agreement on copying in one language; a note has a title of its own. */
export function AgreementText({ language, size = 'article' }: AgreementTextProps) {
  const {
    data: texts,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['copyAgreement', language],
    queryFn: () => loadPart('agreement', language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <Failure error={notLoaded} onRetry={() => void refetch()} />;
  if (texts === undefined) return <SkeletonText />;
  return (
    <>
      {size === 'article' && <h2 className="mb-6 text-22 font-bold">{texts.copyAgreement.title}</h2>}
      <LongText text={texts.copyAgreement.text} size={size} />
    </>
  );
}
