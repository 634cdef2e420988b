import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

export const viteMarkdown: VitePlugin;
export const esbuildMarkdown: EsbuildPlugin;
