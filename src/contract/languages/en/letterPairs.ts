/**
 * How often each letter follows another in 100000 characters of ordinary text; _ is a space. Written by
 * src/tools/buildLetterPairs.ts from every second text of the library: change that, not this.
 */
export const letterPairs =
  "e_3963 _t3194 he2627 th2589 t_2423 _a2412 d_2392 s_2149 _s1764 n_1621 _i1610 in1304 r_1295 _w1269 an1265" +
  " _o1204 er1196 nd1104 _h1101 y_1038 it950 a_924 _b901 ou897 on883 o_858 at811 _f786 re765 _c761 ha754 ed743" +
  " _l715 to705 _m688 en678 ne648 st630 _d626 ar624 or622 le606 _n589 te577 as572 ve545 es541 _p520 ea502 ng499" +
  " ll495 l_492 is484 g_467 me467 ro465 h_441 hi430 wa420 oo419 f_415 _y411 ow410 no405 al404 lo403 _r395 se391" +
  " _g389 k_384 ke379 om364 ai361 be354 ho347 of347 ee346 sh346 yo346 ut344 m_341 _e339 id333 un331 nt329 la327" +
  " ad325 sa325 ot323 et321 fo316 li316 co315 we309 ay308 wh308 ur299 el296 ti292 ma291 ca284 ch283 de279 pe279" +
  " w_277 do276 il269 ra264 wi261 bo255 p_255 so251 rs250 ac245 ck244 ri241 _u237 gh234 ce218 ol218 ld217 ig214" +
  " ta213 u_211 ir209 us208 i_207 wo203 ic201 ok201 am190 mo190 ge189 da185 pa185 si184 fi180 ey177 ni177 ht173" +
  " op173 ev171 ly169 ts168 rt157 go156 ry156 ba151 tr149 _k146 ul145 di144 od143 mi138 rd138 ie134 av133 ec133" +
  " im133 ye133 pl131 's127 fr126 ag125 wn124 ap122 ns122 bu121 tw121 up121 gr119 em116 ak114 ss113 nc112 os112" +
  " tu111 ga110 cl108 ov107 rn107 tt107 ei106 um99 sk98 ks97 br94 ft94 ru92 ug91 ds90 ep90 dr89 fe89 bl88 ct88" +
  " uc87 _j86 dy84 fa84 iv84 n'84 ab83 ki83 't82 sp82 su81 cr80 ew79 mb79 po79 ty79 if78 pu78 sl78 na77 oa77 pi76" +
  " tl76 nu75 t'75 bi74 fl73 mp73 _v72 ef71 ny70 rk70 pr69 kn67 hu66 pp66 ff65 my65 oe65 by64 ik64 rm64 ex62 oc62" +
  " sn62 ys62 aw61 ls60 ju59 gs58 hr58 io58 rr57 eo56 af54 oi54 au53 nk53 lu51 ue51 sm49 du48 eg48 nl48 mr47 ob46" +
  " qu46 rl46 ci44 gl44 sc44 xt44 lf43 og43 ps43 x_43 ip42 ui41 mu40 tc40 wr40 lk39 vi39 ws39 ub38 gi37 ix37 cu36" +
  " ms36 pt36 sw36 nn33 ud33 _q32 e'32 lt32 rc32 ze32 i'31 ia31 ua31 dl30 eb30 fu30 oy30 rg30 dd29 dg29 ph27 eh26" +
  " c_25 gu24 gn23 b_21 ek21 ez21 gg21 u'21 wl20 dm19 mm19 vo19 'm18 ib18 ja18 yt18 z_18 'v17 bb17 lv16 ox16 iz15" +
  " y'15 'l14 ka14 lm14 rp14 ya14 yb14 _z13 hy13 jo13 ky13 sd13 sy13 r'12 rv12 va12 yi12 'd11 'r11 bs11 dn11 lw11" +
  " ah10 hl10 lp10 py10 rf10 yp10 cc9 xa9 xp9 ym9 dw8 lr8 nf8 rb8 sq8 _'6 hs6 rw6 vy6 xc6 '_5 dp5 eu5 nb5 nv5 oh5" +
  " wd5 xe5 yw5 zz5 cy4 hm4 ii4 iu4 kl4 ko4 nm4 o'4 oz4 rh4 sz4 tm4 uf4 za4 zi4 zk4 'c3 ae3 ax3 az3 bd3 df3 eq3" +
  " g'3 gt3 gy3 hb3 hn3 je3 kf3 kw3 lb3 lg3 mn3 nh3 sb3 yc3 yl3 a'2 aj2 cq2 fs2 fw2 hd2 iy2 kb2 mv2 nj2 nz2 q_2" +
  " s'2 sr2 tf2 tn2 tz2 uy2 uz2 wm2 wu2 zo2 'a1 'g1 aa1 bc1 bj1 cn1 d'1 dj1 dq1 dt1 dv1 fy1 gb1 gz1 hq1 hw1 iq1" +
  " kc1 kh1 kp1 ku1 l'1 lc1 ln1 lx1 ml1 mt1 nr1 nw1 pb1 pc1 pk1 qv1 rq1 sf1 tb1 tp1 uu1 wb1 wf1 wy1 xf1 xh1 xi1" +
  " xx1 yf1 yr1 zb1 zl1";
