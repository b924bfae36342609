import type { AppTexts } from './texts.ts';

declare module 'use-intl/core' {
  /** Makes keys and ICU arguments typed wherever `useTranslations` is called. */
  interface AppConfig {
    Messages: AppTexts;
  }
}
