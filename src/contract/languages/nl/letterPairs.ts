/**
 * How often each letter follows another in 100000 characters of ordinary text; _ is a space. Written by
 * src/tools/buildLetterPairs.ts from every second text of the library: change that, not this.
 */
export const letterPairs =
  "n_4671 en3616 e_3171 t_2857 _d2173 er1987 de1938 ee1912 _e1906 r_1889 _h1776 et1434 aa1375 s_1313 _z1238" +
  " an1213 ie1146 ij1101 te1091 _v1069 _w1015 _m1013 he938 _i909 in908 _o894 _n857 ar842 _b823 ge819 st809 d_803" +
  " el775 _s767 _k752 g_748 oo739 nd737 ze686 k_674 _t660 _a647 me639 _g624 da618 oe618 at595 ch582 on572 wa538" +
  " le529 _l515 j_510 ve499 l_498 op498 al490 p_481 we464 re460 or451 je445 ke445 la438 ma436 hi432 _j423 m_402" +
  " va393 ro385 is378 eg377 ne371 zi367 be362 rd356 ng355 ni353 _p345 ha343 as340 ui338 na333 to333 li330 ek323" +
  " it320 om318 ht315 di312 vo298 _r297 ra296 es294 ei288 ri280 jn268 ik267 ho262 em249 f_243 ag237 am230 ti229" +
  " a_223 nt218 wi218 ed216 zo216 no202 ko198 pe197 lo195 i_191 og191 ts191 ak188 ou187 bi186 ad185 ur183 _u182" +
  " ll182 do180 ig180 ta180 ot179 ef178 pa178 sc178 ka173 rs172 ns171 ev170 rt169 mi168 mo168 ac167 eu163 ol163" +
  " bo162 ru157 kt156 uw152 ls150 ap147 dr141 il138 us135 ld133 se131 vi131 vr131 ov129 gr128 ep126 tr123 wo123" +
  " ga121 ic121 o_121 nk118 ok117 za116 kl114 ja110 hu109 eb108 sl108 id105 tj105 br104 jk103 u_99 nu98 tt98 af97" +
  " ft96 ba93 lk93 _f92 tw92 tu91 du90 uu90 w_90 bl88 ki88 lf88 pt86 of84 jd83 kr83 pr83 nn82 po82 gi81 un80 lt79" +
  " oi79 pl79 uk79 rk77 ut77 ec76 ez76 gt76 dd74 oc74 lu72 go71 os71 ss69 ug69 én69 kk68 mm65 rm64 sp64 od63 rl63" +
  " ds62 h_62 ai61 bu61 éé61 _é60 ud60 mt58 dt54 kw54 _c52 ul50 rg49 ew47 mp47 pi45 pp45 fd44 ku44 so44 im43 rn43" +
  " fe42 fo42 hr41 th41 um41 au40 zw40 gd38 vl38 fi37 jo37 sa37 ju36 rh35 si35 jf34 sn34 kn33 b_32 ci32 co32 lg32" +
  " rb31 yn31 kj30 ks30 nz30 av29 ey29 gg29 rr29 lp28 uc28 rv27 gs26 js26 mu26 sd26 zu26 bb25 eh25 nb25 pu25 fl24" +
  " ce23 ff23 ip22 fs20 gl20 nl20 ca19 dj19 fr19 if19 jg19 jv19 ms19 sj19 tb19 tl19 io18 ji18 lv18 md18 ob18 rz18" +
  " ab17 ia17 iz17 mh17 sm17 dw15 fn15 uf15 yo15 ea14 mb14 _y13 ir13 nm13 rf13 rp13 rw13 bt12 ct12 fj12 oz12 pj12" +
  " sk12 tg12 wd12 fa11 gz11 iv11 jt11 nw11 tz11 vu11 y_11 az10 kb10 nv10 rc10 pg9 rj9 up9 uz9 cu8 eé8 jz8 oa8 ps8" +
  " gb7 ib7 nc7 nh7 pn7 sv7 tv7 dp6 gu6 jm6 pz6 ym6 dm5 gk5 gn5 kh5 lb5 lm5 lw5 py5 ry5 sg5 sh5 tk5 tm5 ub5 wt5" +
  " z_5 zz5 aw4 ay4 c_4 cr4 db4 dh4 dz4 fw4 hn4 ii4 kg4 kp4 lh4 lj4 ly4 ml4 nj4 oy4 pd4 ph4 pw4 sb4 su4 sw4 td4" +
  " ua4 ck3 eo3 fg3 fh3 fé3 gm3 gy3 hz3 jl3 jp3 jw3 kd3 ln3 lr3 mg3 mv3 np3 oh3 pk3 sy3 tp3 wg3 xi3 yc3 yd3 yj3" +
  " yl3 é_3 ax2 dl2 dv2 dy2 ex2 fb2 fm2 gj2 gp2 gw2 hm2 lé2 my2 mz2 pb2 pm2 sf2 sr2 ty2 ue2 uy2 v_2 wk2 wl2 wm2" +
  " ws2 yg2 yp2 ys2 ée2 él2 ae1 ah1 aj1 ao1 cl1 cy1 dg1 dk1 dé1 fk1 fp1 fv1 fz1 gh1 gv1 hh1 hj1 iu1 jb1 jj1 kf1" +
  " km1 ky1 kz1 lz1 mk1 mw1 mé1 nr1 ny1 oj1 ox1 pc1 pf1 ré1 sz1 tc1 tn1 uv1 wc1 wu1 wv1 ww1 wy1 wé1 xe1 xt1 zb1" +
  " zé1 éc1 és1";
