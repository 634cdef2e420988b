import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
const dirs={before:'/tmp/dist-before/client',after:process.argv[2]??'/tmp/wt/own/apps/web/dist/client'};
let port=43300; const res={};
const servers=[];
for(const [name,dir] of Object.entries(dirs)){ const p=port++; servers.push(spawn('node',['/work/main/apps/sandbox/dist/server.mjs'],{cwd:'/work/main',env:{...process.env,PORT:String(p),SITE_DIR:dir,DATA_DIR:`/tmp/data-${p}`,RATE_LIMITS:'off',FILL_KNOWLEDGE:'off'},stdio:'ignore'})); res[name]={port:p}; }
await new Promise(r=>setTimeout(r,6000));
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const pages=['/','/learning-centers','/camps/winter/flower-mound','/faq'];
const out={};
for(let i=0;i<5;i++) for(const path of pages) for(const name of Object.keys(res)){
  const ctx=await b.newContext({viewport:{width:390,height:844},isMobile:true,hasTouch:true}); const page=await ctx.newPage();
  const c=await ctx.newCDPSession(page); await c.send('Emulation.setCPUThrottlingRate',{rate:4}); await c.send('Performance.enable',{timeDomain:'threadTicks'});
  await page.addInitScript(()=>{window.__lt=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__lt.push(e.duration)}).observe({type:'longtask',buffered:true})});
  await page.goto(`http://127.0.0.1:${res[name].port}${path}`); await page.locator('html[data-hydrated]').waitFor(); await page.waitForTimeout(1500);
  const m=Object.fromEntries((await c.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]));
  const lt=await page.evaluate(()=>window.__lt);
  const k=path+' '+name; (out[k]??=[]).push([m.ScriptDuration*1000,m.RecalcStyleDuration*1000,m.LayoutDuration*1000,m.TaskDuration*1000,lt.reduce((s,d)=>s+Math.max(0,d-50),0),Math.max(...lt)]);
  await ctx.close();
}
const med=a=>a.sort((x,y)=>x-y)[a.length>>1];
for(const [k,v] of Object.entries(out)) console.log(k.padEnd(40),['script','style','layout','task','tbt','longest'].map((n,i)=>n+' '+Math.round(med(v.map(r=>r[i])))).join('  '));
await b.close(); servers.forEach(s=>s.kill());
