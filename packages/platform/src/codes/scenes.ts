/** What a code is good for. One sent for one scene is refused in every other. */
export const codeScenes = ['register', 'login', 'forget'] as const;
export type CodeScene = (typeof codeScenes)[number];
