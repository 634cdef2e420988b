// School Markdown for the site's bundler and for the command line's.
import { IS_SCHOOL_MARKDOWN, loadSchoolMarkdown } from './school-markdown.mjs';

/** For Vite. */
export const viteMarkdown = {
  name: 'school-markdown',
  enforce: 'pre',
  load(id) {
    return IS_SCHOOL_MARKDOWN.test(id) ? { code: loadSchoolMarkdown(id), moduleType: 'js' } : null;
  },
};

/** For esbuild. */
export const esbuildMarkdown = {
  name: 'school-markdown',
  setup(build) {
    build.onLoad({ filter: IS_SCHOOL_MARKDOWN }, ({ path }) => {
      try {
        return { contents: loadSchoolMarkdown(path), loader: 'js' };
      } catch (error) {
        return { errors: [{ text: error.message }] };
      }
    });
  },
};
