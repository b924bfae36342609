import type { EnglishMessages } from './en/index.ts';

declare module 'use-intl/core' {
  /** Makes keys and ICU arguments typed wherever `useTranslations` is called. */
  interface AppConfig {
    Messages: EnglishMessages;
  }
}
