/**
 * How often each letter follows another in 100000 characters of ordinary text; _ is a space. Written by
 * src/tools/buildLetterPairs.ts from every second text of the library: change that, not this.
 */
export const letterPairs =
  "e_5619 s_3152 t_2470 _l2244 _d1895 le1676 n_1621 _p1614 es1498 _c1345 re1323 de1283 a_1246 en1246 ai1217" +
  " ou1206 _e1202 _s1191 on1097 _m1071 _a1049 an987 la958 r_951 te947 it925 _t911 is864 ne856 un838 er831 qu827" +
  " nt809 ur802 i_769 u_707 _u703 et678 se660 il638 _n616 _r608 _q594 in594 au590 _v587 ma583 us579 oi576 ie565" +
  " _j554 ar554 eu539 pa532 ui517 _f514 ch514 tr514 co503 l_503 ue503 me499 _b481 ll470 st463 so452 nd445 ro441" +
  " à_437 ns430 é_412 ut408 'a401 or397 ra390 to390 ce379 _i375 ss368 el364 ve364 as361 pe346 ri343 ir339 ta335" +
  " _à328 po328 _o324 lu324 di321 em313 rs310 ti302 he299 mi299 mo299 l'295 x_291 rt288 _g281 al270 'e266 da266" +
  " nc266 pl262 si262 va262 av259 pr255 sa248 su244 ux244 lo240 vo240 no233 d_222 ge222 ha222 fa219 je215 om215" +
  " at211 rd208 vi208 _h200 du200 am186 ng186 li182 ot182 ét182 ca175 ea171 nn171 té171 èr164 j'160 ré160 mp157" +
  " tu157 ol153 rr153 _é149 ap149 c'149 ga149 ul149 ua146 ac142 bi142 bo138 d'138 do138 dé135 nu135 pu135 'é131" +
  " cr131 n'131 os131 tt128 ci124 éc124 ba120 u'120 ée120 fo117 gr117 mm117 ni117 jo109 bl106 cl106 ec106 na106" +
  " br102 c_102 iè102 fi98 ho98 pi98 um98 id95 rc95 rm95 uc95 'i91 ev91 y_91 rn87 rè87 sé87 ès87 és87 ei84 s'84" +
  " ag80 io80 ts80 ad77 ez77 ic77 lé77 z_77 ôt77 ab73 be73 mb73 oc73 uv73 _y69 ep69 gu69 hi69 ig69 iv69 ja69 dr66" +
  " im66 cu62 fr62 g_62 ph62 ru62 ér62 eg58 né58 êt58 'u55 fe55 ju55 là55 ép55 'o51 cô51 hé51 iq51 ix51 sq51 up51" +
  " h_47 mu47 op47 rg47 ya47 fl44 gn44 gé44 hu44 lè44 mé44 nv44 o_44 pt44 ug44 ed40 ex40 ff40 mê40 nq40 p_40 vr40" +
  " él40 êm40 'h36 'y36 aq36 ds36 vé36 ct33 cé33 gt33 ls33 m'33 mè33 où33 pp33 ps33 rl33 ça33 ù_33 'à29 bu29 fu29" +
  " go29 oy29 rf29 sc29 uj29 ué29 éj29 ît29 aî26 eb26 ia26 if26 jà26 lq26 nf26 pè26 pé26 ud26 uf26 vu26 ât26 èt26" +
  " cc22 m_22 oû22 q_22 rb22 rv22 rê22 sp22 ço22 èm22 èv22 én22 év22 îl22 ût22 'î18 _ç18 gl18 lt18 oq18 ub18 ze18" +
  " ao15 aç15 ef15 ib15 ip15 ié15 lc15 ly15 nê15 og15 th15 tê15 tô15 xi15 yl15 za15 éa15 éb15 éd15 ém15 _k11 ah11" +
  " aj11 ay11 cy11 cè11 eh11 eq11 fê11 gi11 gâ11 hè11 iz11 ms11 ob11 od11 rq11 rç11 ty11 uo11 uy11 uz11 vô11 xc11" +
  " xp11 ye11 èg11 èn11 ég11 éo11 éu11 af7 b_7 bs7 dè7 eo7 f_7 fs7 fé7 hy7 ki7 lg7 lm7 mâ7 nz7 of7 ov7 py7 pâ7 rp7" +
  " uè7 vè7 xe7 yc7 yj7 ym7 yo7 yé7 éf7 éq7 êl7 ôm7 _x4 _â4 _ê4 _î4 _ô4 az4 bd4 bâ4 bé4 cs4 câ4 dd4 dô4 eç4 fè4" +
  " gg4 gm4 gs4 hn4 hr4 hs4 ke4 lf4 lp4 mt4 nh4 nj4 nl4 ny4 nç4 nè4 oe4 oh4 oè4 oî4 pç4 rô4 sm4 sè4 t'4 tc4 tg4" +
  " uh4 uq4 xt4 yp4 ys4 yt4 zo4 âb4 âg4 âl4 èc4 èd4 éz4 ôl4";
