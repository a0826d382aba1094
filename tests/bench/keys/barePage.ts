/**
 * The cheapest sensible typing page over a text: a letter's class changes and a caret moves by transform; no
 * frameworks, no figures, no
 * scrolling. What a key press costs here is the browser's own.
 */
export function barePage(text: string): string {
  return `<!doctype html><meta charset="utf-8"><title>bare</title>
<style>body{font:28px/1.6 monospace;background:#222;color:#888;max-width:1200px;margin:40px auto}
#w{position:relative;height:12em;overflow:hidden;contain:strict}
#w i{font-style:normal}#w .ok{color:#eee}#w .no{color:#e55}
#c{position:absolute;left:0;top:0;width:2px;height:1.3em;background:#fd0;will-change:transform}
#t{position:fixed;opacity:0;left:0;top:0}</style>
<div id="w"><div id="c"></div><span id="x"></span></div>
<textarea id="t" autocomplete="off" spellcheck="false"></textarea>
<script>
const text=${JSON.stringify(text)};
let at=0;const t=document.getElementById('t'),x=document.getElementById('x'),c=document.getElementById('c');
x.innerHTML=[...text].map(k=>'<i>'+k+'</i>').join('');
const L=[...x.children],pos=L.map(e=>[e.offsetLeft,e.offsetTop]);
t.addEventListener('beforeinput',e=>{e.preventDefault();const k=e.data;if(k==null)return;
const el=L[at];el.className=k===el.textContent?'ok':'no';at++;
const [a,b]=pos[at];c.style.transform='translate('+a+'px,'+b+'px)'});
t.focus();window.__typingTarget=()=>text.slice(at);
</script>`;
}
