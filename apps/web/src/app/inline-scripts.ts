import { BRANCH_IDS, HAS_MANY_CENTERS } from '@kidcode/branches';

import { CONTROLS } from '../shared/keep-taps';

/**
 * Two small scripts stand in the page itself. They are the same on every page, so that a content security policy can allow
 * them by hash; what differs from page to page is in data attributes.
 */

/**
 * Ids are slugs (the school's check says so), so that each stands for itself in a pattern. Of many any slug will do: one that
 * is no branch has no colours, and is put right when the scripts run.
 */
const BRANCH_PATTERN = HAS_MANY_CENTERS ? '/^[a-z0-9-]+$/' : `/^(${BRANCH_IDS.join('|')})$/`;

/** Before the first paint: theme and branch colours as remembered, so that nothing flashes. */
export const themeScript = `(function(){var d=document,r=d.documentElement,t,b;try{t=localStorage.getItem('theme');b=localStorage.getItem('current-branch')}catch(e){}
if(t==='dark'||(t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches)){r.classList.add('dark');d.body.classList.add('dark-mode')}
if(r.dataset.branchFixed===undefined&&${BRANCH_PATTERN}.test(b||'')){r.dataset.branch=b;r.dataset.branchFixed=''}})()`;

const ADD_SCRIPTS =
  "(s.parts+' '+s.entry).trim().split(' ').forEach(function(u){var e=d.createElement('script');e.type='module';e.async=false;e.src=u;d.head.appendChild(e)})";

/** The facts of many centers come beside the scripts, which find them in place. */
const START = HAS_MANY_CENTERS
  ? `fetch(s.centers).then(function(a){return a.json()}).then(function(c){window.__centers=c;${ADD_SCRIPTS}})`
  : ADD_SCRIPTS;

/**
 * Starts the site's scripts after the page has loaded, or at the first sign of interest: in order, the entry last, and
 * each as an element, so that a slow phone evaluates each in a task of its own. A tap on a control that comes before
 * hydration is kept and replayed (keep-taps.ts); links and details work as they are.
 */
export const bootScript = `(function(){var s=document.currentScript.dataset,d=document,started=false,kept=window.__earlyTaps=[];
function start(){if(started)return;started=true;${START}}
function keep(e){var c=e.target.closest&&e.target.closest('${CONTROLS}');if(!c||window.__earlyTaps!==kept)return;e.preventDefault();kept.push(c);start()}
d.addEventListener('click',keep,true);
['pointerdown','keydown','touchstart'].forEach(function(n){addEventListener(n,start,{once:true,passive:true})});
if(d.readyState==='complete')start();else addEventListener('load',function(){setTimeout(start,0)})})()`;
